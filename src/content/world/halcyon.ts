import type {Contact, Firm, Moment} from '#src/world/types';
import {asks, books, called, contact, done, due, moves, them, us} from './write';

const form = 'Solar quote form';

/** A lead of an earlier day, with its score and, if it fits, a call. */
const lead = (
  name: string,
  score: string,
  asked: Moment,
  stage: string,
  call?: readonly [start: Moment, who: string],
): Contact =>
  contact(name, {fields: {score}}, [
    asks(asked, 'Solar quote'),
    us(`${asked}:20` as Moment, 'Thanks for your form. What’s your usual power bill?', form),
    ...(call ? [books(`${asked}:40` as Moment, 'Call', call[0], 20, call[1])] : []),
    moves(`${asked}:50` as Moment, stage, form),
  ]);

/** The solar company of /industries/lead-generation and /services/crm-automation-funnels, on Thursday, June 12. */
export const halcyon: Firm = {
  name: 'Halcyon Solar',
  plan: 'Enterprise',
  staff: {
    theo: {name: 'Theo Lamb', role: 'Energy consultant'},
    marco: {name: 'Marco’s crew', role: 'Crew'},
  },
  pipeline: 'Surveys',
  stages: [
    {name: 'New', tone: 'early'},
    {name: 'Nurture', tone: 'active'},
    {name: 'Booked', tone: 'done'},
    {name: 'Closed', tone: 'early'},
  ],
  contacts: {
    renee: contact('Renee Kowalski', {tone: 'ink', fields: {score: '82'}}, [
      asks('2025-06-12T09:42', 'Solar quote'),
      us('2025-06-12T09:42:20', 'Thanks for your form, Renee. What’s your usual power bill?', form),
      them('2025-06-12T09:43', 'About $240 in summer'),
      us('2025-06-12T09:43:10', 'And how old is the roof?', form),
      them('2025-06-12T09:43:30', 'Eight years'),
      done('2025-06-12T09:43:40', 'Score', 'Score 82'),
      us('2025-06-12T09:43:50', 'Good fit. Theo can call today at 4:30 or Friday at 9:00.', form),
      them('2025-06-12T09:44', 'Today 4:30 works.'),
      books('2025-06-12T09:44:10', 'Call', '2025-06-12T16:30', 20, 'theo'),
      moves('2025-06-12T09:44:20', 'Booked', form),
      due('2025-06-12T16:50', 'Roof survey', '2025-06-16', '2025-06-16T14:00'),
      due('2025-06-17T10:00', 'Permit approved', '2025-07-11', '2025-07-11T16:30'),
      us('2025-07-11T18:04', 'Your permit is approved. The crew comes July 22 at 8:00.', 'Theo'),
      books('2025-07-11T18:04:10', 'Installation', '2025-07-22T08:00', 480, 'marco'),
      them('2025-07-11T18:08', 'Great. My neighbor wants a quote too.'),
      us('2025-07-11T18:09', 'Send him this link, and we’ll thank you both.', 'Theo'),
      done('2025-07-11T18:10', 'Referral', 'New lead, referred by Renee'),
    ]),
    dev: contact('Dev Anand', {tone: 'mint', fields: {score: '57'}}, [
      asks('2025-06-12T09:38', 'Solar quote', 'Can someone call after five?'),
      moves('2025-06-12T09:38:20', 'Nurture'),
      called('2025-06-12T09:38:30', 'Call after five'),
    ]),
    paula: contact('Paula Ortiz', {tone: 'apricot', fields: {score: '34'}}, [
      asks('2025-06-12T09:31', 'Solar quote', 'I rent the house. Is that a problem?'),
      done('2025-06-12T09:31:20', 'Score', 'Renting'),
      moves('2025-06-12T09:31:30', 'Closed'),
    ]),
    sam: contact('Sam Whitfield', {tone: 'lime'}, [
      asks('2025-05-28T11:00', 'Solar quote'),
      asks('2025-06-12T09:20', 'Solar quote', 'Any news on my quote?'),
      done('2025-06-12T09:20:20', 'Merged', 'Repeat of May 28'),
      moves('2025-06-12T09:20:30', 'Nurture'),
    ]),
    aisha: contact('Aisha Bello', {tone: 'mint', fields: {score: '77'}}, [
      asks('2025-06-12T09:02', 'Solar quote'),
      us('2025-06-12T09:03', 'Good fit, Aisha. Theo can call today at 5:00 or Friday at 2:00.', form),
      them('2025-06-12T09:07', 'Friday 2:00 is fine'),
      books('2025-06-12T09:07:10', 'Call', '2025-06-13T14:00', 20, 'theo'),
      moves('2025-06-12T09:07:20', 'Booked', form),
    ]),
    colin: contact('Colin Frey', {tone: 'apricot'}, [
      asks('2025-06-12T08:55', 'Solar quote', 'What does a site visit cost?'),
      moves('2025-06-12T08:55:20', 'New'),
    ]),
    gus: lead('Gus Keller', '71', '2025-06-11T16:20', 'Booked', ['2025-06-16T08:30', 'theo']),
    louise: lead('Louise Grant', '49', '2025-06-11T14:05', 'Nurture'),
    ewan: lead('Ewan Brandt', '63', '2025-06-11T10:40', 'Nurture'),
    nadine: lead('Nadine Fabre', '85', '2025-06-10T17:15', 'Booked', ['2025-06-13T10:00', 'theo']),
    tobias: lead('Tobias Rehn', '28', '2025-06-10T11:30', 'Closed'),
    odile: lead('Odile Marchand', '66', '2025-06-10T09:05', 'Booked', ['2025-06-17T13:00', 'theo']),
    gail: contact('Gail Otto', {}, [
      us(
        '2025-06-09T18:30',
        'Shade on your roof drops after the fall trim. We’ll check again in November.',
        'Monthly tips',
      ),
      them('2025-06-09T18:37', 'The maple is gone since Friday.'),
      us('2025-06-09T18:40', 'Then let’s look now. Saturday at 11:00?', 'Theo'),
    ]),
  },
  tallies: [
    {
      from: '2025-05-01',
      days: 31,
      counts: {started: 600, bills: 348, spend: 14_960, held: 340},
      parts: {
        spend: {Search: 7440, Social: 1760, 'Partner form': 1040, Publisher: 4720},
        held: {Search: 240, Social: 40, 'Partner form': 20, Publisher: 40},
      },
    },
    {
      from: '2025-06-01',
      days: 30,
      counts: {started: 640, bills: 416, visits: 224, 'not yet': 192},
    },
  ],
};
