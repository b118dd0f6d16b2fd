import type {Firm} from '#src/world/types';
import {asks, books, contact, done, moves, opened, them, us, weekdayHours} from './write';

/** The workflow that follows up on quotes. */
export const quoteWorkflow = 'Kitchen quote follow-up';

/** The kitchen maker of /solutions/automate-sales-marketing, from the quote of June 4 to the answer on day 5. */
export const tessaro: Firm = {
  name: 'Tessaro Kitchens',
  plan: 'Solo',
  hours: {...weekdayHours([9, 18]), Sat: [10, 15]},
  staff: {livia: {name: 'Livia Tessaro', role: 'Owner'}},
  pipeline: 'Kitchens',
  stages: [
    {name: 'Quoted', tone: 'active'},
    {name: 'Talking', tone: 'done'},
  ],
  workflows: {
    [quoteWorkflow]: {
      steps: [
        {icon: 'board', title: 'Deal enters Quoted', note: 'A quote goes out'},
        {icon: 'message', title: 'Text the quote', note: 'On the same day'},
        {icon: 'mail', title: 'Email on day 2', note: 'Asks one question'},
        {icon: 'clock', title: 'Wait for a reply', note: 'Up to 3 days', tone: 'waiting'},
      ],
      outcomes: [
        {icon: 'phone', title: 'Call task', note: 'For Livia, in 1 hour', tag: 'Reply'},
        {icon: 'board', title: 'Move deal', note: 'Quoted to Talking'},
        {icon: 'message', title: 'Text on day 5', note: 'Offers a showroom visit', tag: 'No reply'},
      ],
      starts: 'Quoted',
      writes: [1, 2 * 1440, 5 * 1440],
    },
  },
  contacts: {
    adele: contact('Adele Marchetti', {deal: {title: 'Kitchen island', value: 18_400, owner: 'livia'}}, [
      moves('2025-06-04T10:04', 'Quoted'),
      us('2025-06-04T10:05', 'Adele, your quote for the island is ready: $18,400.', quoteWorkflow),
      opened('2025-06-06T10:05', 'Day 2: the sink, and one question'),
      us(
        '2025-06-09T16:02',
        'Adele, the oak sample for your island is in the showroom. Want to see it?',
        quoteWorkflow,
      ),
      them('2025-06-09T16:12', 'Yes, please. Is Saturday fine?'),
      done('2025-06-09T16:12:10', 'Workflow', 'She replied: a call task for Livia'),
      us('2025-06-09T16:14', 'Livia here. Saturday at 10:00, coffee included.', 'Livia'),
      books('2025-06-09T16:14:10', 'Showroom', '2025-06-14T10:00', 45, 'livia'),
      moves('2025-06-09T16:14:20', 'Talking'),
    ]),
    bruno: contact('Bruno Falcone', {}, [
      asks('2025-06-10T19:12', 'Missed call'),
      us('2025-06-10T19:12:30', 'Sorry we missed you. This is Tessaro Kitchens. What are you planning?'),
      them('2025-06-10T19:13', 'An island, 8 by 4. Are you open Saturday?'),
      us('2025-06-10T19:14', 'Until 3. Livia has 11:15 or 1:00.'),
      them('2025-06-10T19:15', '11:15'),
      books('2025-06-10T19:15:10', 'Showroom', '2025-06-14T11:15', 45, 'livia'),
    ]),
  },
  tallies: [
    {
      from: '2025-06-01',
      days: 30,
      counts: {quotes: 186},
      parts: {quotes: {replied: 76, quiet: 110}},
    },
  ],
};
