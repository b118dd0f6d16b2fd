import type {Contact, Day, Entry, Firm} from '#src/world/types';
import {asks, contact, done, due, mail, moves, them, us} from './write';

/** A policy that falls due, and where its renewal is on June 12. */
const policy = (
  name: string,
  title: string,
  value: number,
  on: Day,
  stage: string,
  [missing, asked]: readonly [string, string] = ['', ''],
  ...more: readonly Entry[]
): Contact =>
  contact(name, {deal: {title, value, owner: 'joan'}, ...(missing !== '' && {fields: {missing, asked}})}, [
    moves('2025-06-02T08:00', stage),
    due('2025-06-02T08:00:10', 'Renewal', on),
    ...more,
  ]);

const known = ['', ''] as const;

/** The agency of /industries/insurance and its customer page, on Thursday, June 12. */
export const ridgeline: Firm = {
  name: 'Ridgeline Insurance',
  plan: 'Team',
  story: {start: '2023-05-22', live: '2023-06-05', measured: '2025-05-19', published: '2025-11-11'},
  staff: {joan: {name: 'J. Prewitt'}, tess: {name: 'T. Hale'}, remi: {name: 'R. Osman'}},
  pipeline: 'Renewals',
  stages: [
    {name: 'Answers in', tone: 'active'},
    {name: 'Quote sent', tone: 'active'},
    {name: 'Bound', tone: 'done'},
    {name: 'No loss runs', tone: 'waiting'},
    {name: 'No reply', tone: 'waiting'},
  ],
  contacts: {
    vega: policy(
      'Marisol Vega',
      'Home and auto',
      3260,
      '2025-06-24',
      'Quote sent',
      ['Roof age, 8 years', 'In since Jun 9'],
      us('2025-06-09T09:10', 'How old is the roof, Marisol? The carrier asks.', 'J. Prewitt'),
      them('2025-06-09T09:24', 'Eight years. Photos follow.'),
      us('2025-06-11T10:00', 'Your home and auto quote is ready: $3,260 for the year.', 'J. Prewitt'),
      them('2025-06-12T13:38', 'Looks good. By the way, Noah passed his road test today.'),
      us('2025-06-12T13:40', 'Congratulations to Noah. One short form adds him as a driver.', 'New driver'),
      them('2025-06-12T13:52', 'Filled in.'),
      done('2025-06-12T13:52:10', 'Task', 'Ask about an umbrella policy'),
    ),
    bakery: policy(
      'Okafor Bakery',
      'Business owners',
      4180,
      '2025-07-01',
      'Answers in',
      known,
      us('2025-06-02T09:00', 'Your policy renews July 1. Has anything changed?', 'Renewal runway'),
      them('2025-06-02T09:40', 'Yes, a second oven and a van.'),
      moves('2025-06-05T11:14', 'Quote sent'),
      us('2025-06-05T11:15', 'Both are in the new quote: $4,180 for the year.', 'J. Prewitt'),
      them('2025-06-12T09:22', 'The bank needs proof of coverage for the van.'),
      us('2025-06-12T09:25', 'The certificate is on its way to them, with a copy to you.', 'T. Hale'),
      them('2025-06-12T17:12', 'Thank you. We’ll sign today.'),
      done('2025-06-12T17:14', 'Signed', 'Disclosure read, time-stamped'),
      moves('2025-06-12T17:15', 'Bound'),
      us('2025-06-12T17:15:20', 'Welcome to another year. Your documents are in your email.', 'Bound and filed'),
    ),
    dunmore: policy(
      'Dunmore Orthodontics',
      'Liability',
      6940,
      '2025-07-01',
      'Quote sent',
      ['Square footage', 'In since Jun 6'],
      us('2025-06-05T14:00', 'How large is the new office, in square feet?', 'R. Osman'),
      them('2025-06-06T08:50', '2,400, with the lab.'),
      us('2025-06-06T09:00', 'Thank you. The quote is out today.', 'R. Osman'),
      us(
        '2025-06-12T15:30',
        'Hail is likely tonight. Park inside, and take photos if anything is hit.',
        'Weather notice',
      ),
      them('2025-06-12T15:41', 'The awning is in. Thanks for the warning.'),
    ),
    piotr: policy(
      'Piotr Zielinski',
      'Auto',
      2150,
      '2025-07-09',
      'Answers in',
      ['VIN ending 0932', 'In since Jun 10'],
      us('2025-06-10T10:30', 'One VIN is missing, Piotr: the one of the blue car.', 'R. Osman'),
      them('2025-06-10T11:02', 'It ends in 0932. Photo attached.'),
    ),
    harlan: policy(
      'Harlan Freight',
      'Commercial auto',
      9880,
      '2025-07-15',
      'No loss runs',
      ['Loss runs, 5 years', 'Asked twice'],
      us('2025-06-04T09:00', 'For your quote we need loss runs of the last five years.', 'Quote chasing'),
      them('2025-06-04T16:20', 'I’ve asked our carrier for them.'),
      us('2025-06-12T11:10', 'Have the loss runs arrived? Send what you have, and we’ll start.', 'Quote chasing'),
      done('2025-06-12T11:10:10', 'Task', 'Call at 2:00 PM'),
    ),
    lindholm: policy(
      'Grace Lindholm',
      'Umbrella',
      540,
      '2025-07-28',
      'Answers in',
      known,
      us('2025-06-02T09:00', 'Your umbrella policy renews July 28. Has anything changed?', 'Renewal runway'),
      them('2025-06-03T18:20', 'No changes here.'),
      us('2025-06-12T08:00', 'Sixty days out: are cars, drivers and roof still the same?', 'Renewal runway'),
      them('2025-06-12T08:05', 'All the same.'),
    ),
    eastgate: policy(
      'Eastgate Condos',
      'Master policy',
      7650,
      '2025-08-04',
      'No reply',
      ['Reserve study', 'Asked once'],
      us('2025-06-03T10:00', 'The carrier wants the reserve study. Could you send it?', 'T. Hale'),
    ),
    walt: contact('Walt Grant', {}, [
      asks('2025-06-06T14:05', 'Boat insurance', 'Do you insure boats under 30 feet?'),
      us('2025-06-06T14:06', 'We do. Length, year and where it winters, please.', 'New inquiry'),
      them('2025-06-11T19:40', '24 feet, 2016, in the garage.'),
    ]),
    coyle: contact('Adam Coyle', {}, [
      mail('2023-06-15T09:00', 'us', 'Your auto policy renews on August 14. Has anything changed?'),
      mail('2023-06-15T11:40', 'them', 'Yes, we sold the wagon and bought an electric car.'),
      moves('2023-06-15T14:00', 'Answers in'),
    ]),
  },
  tallies: [
    {
      from: '2025-05-01',
      days: 31,
      counts: {quotes: 43, bound: 25},
      parts: {
        quotes: {'J. Prewitt': 14, 'T. Hale': 17, 'R. Osman': 12},
        bound: {'J. Prewitt': 9, 'T. Hale': 10, 'R. Osman': 6},
      },
    },
  ],
};
