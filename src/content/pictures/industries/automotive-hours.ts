import {northfield} from '#src/content/world/northfield';
import type {Picture} from '#src/world/schema/picture';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {day, leads} from '#src/world/views';

const opened: Moment = '2025-06-12T07:30';
const huddle: Moment = '2025-06-12T09:00';

/** Leads since closing, newest first, and before them those of the last days. */
const overnight = (['2025-06-12', '2025-06-11', '2025-06-10', '2025-06-09'] as const).flatMap((date) =>
  leads(northfield, date, opened),
);

/** One screen per hour of the dealer's day. */
export const showroomHours: readonly Picture[] = [
  shot(northfield, opened, [
    {pane: 'contacts', title: 'Overnight', who: overnight.map(({id}) => id), columns: ['asked', 'last', 'next']},
  ]),
  shot(
    northfield,
    huddle,
    [
      {
        pane: 'contacts',
        title: 'Thursday, 9:00',
        who: day(northfield, '2025-06-12', huddle).visits.map(({id}) => id),
        columns: ['asked', 'owner', 'next'],
      },
    ],
    {focus: 'greta'},
  ),
  {
    kind: 'tiles',
    label:
      'The test drive at 10:30: the Ridgeback XL is out with Daniel; photos of the trade-in and 61,200 miles are in.',
    title: 'Test drive, 10:30',
    chip: {text: 'Out with Daniel', tone: 'done'},
    items: [
      {art: 'car', text: 'Ridgeback XL', on: true},
      {art: 'carFront', text: 'Trade-in, front'},
      {art: 'carBack', figure: '61,200', text: 'miles'},
    ],
  },
  shot(northfield, '2025-06-12T13:15', [{pane: 'talk', with: 'viktor', from: '2025-06-10T13:00'}], {focus: 'viktor'}),
  shot(northfield, '2025-06-12T16:50', [{pane: 'activity', of: 'marta'}], {focus: 'marta'}),
  shot(northfield, '2025-06-12T19:00', [{pane: 'activity', of: 'brandt'}], {focus: 'brandt'}),
];
