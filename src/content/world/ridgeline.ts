import type {Contact, Day, Firm} from '#src/world/types';
import {contact, due, mail, moves} from './write';

/** A policy that falls due, and where its renewal is on June 12. */
const policy = (
  name: string,
  title: string,
  value: number,
  on: Day,
  stage: string,
  [missing, asked]: readonly [string, string] = ['', ''],
): Contact =>
  contact(name, {deal: {title, value, owner: 'joan'}, ...(missing !== '' && {fields: {missing, asked}})}, [
    moves('2025-06-02T08:00', stage),
    due('2025-06-02T08:00:10', 'Renewal', on),
  ]);

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
    vega: policy('Marisol Vega', 'Home and auto', 3260, '2025-06-24', 'Quote sent', [
      'Roof age, 8 years',
      'In since Jun 9',
    ]),
    bakery: policy('Okafor Bakery', 'Business owners', 4180, '2025-07-01', 'Bound'),
    dunmore: policy('Dunmore Orthodontics', 'Liability', 6940, '2025-07-01', 'Quote sent', [
      'Square footage',
      'In since Jun 6',
    ]),
    piotr: policy('Piotr Zielinski', 'Auto', 2150, '2025-07-09', 'Answers in', ['VIN ending 0932', 'In since Jun 10']),
    harlan: policy('Harlan Freight', 'Commercial auto', 9880, '2025-07-15', 'No loss runs', [
      'Loss runs, 5 years',
      'Asked twice',
    ]),
    lindholm: policy('Grace Lindholm', 'Umbrella', 540, '2025-07-28', 'Answers in'),
    eastgate: policy('Eastgate Condos', 'Master policy', 7650, '2025-08-04', 'No reply', [
      'Reserve study',
      'Asked once',
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
