import {northfield} from '#src/content/world/northfield';
import type {ListRow} from '#src/content/schema/pictures/parts';
import type {Picture} from '#src/content/schema/pictures/picture';
import type {Moment} from '#src/content/schema/world';
import {dayOf, shortTime, timeText, weekdayOf} from '#src/world/moment';
import {listPicture, threadPicture, timelineOf} from '#src/world/pictures';
import {day, leads} from '#src/world/views';

const opened: Moment = '2025-06-12T07:30';
const huddle: Moment = '2025-06-12T09:00';

/** Leads since closing, oldest first. */
const overnight = [...leads(northfield, '2025-06-12', opened), ...leads(northfield, '2025-06-11', opened)].reverse();

const rows = overnight.map(({contact, request, asked = opened, appointments: [visit], messages: [answer]}): ListRow => {
  const picked = visit && `Picked ${weekdayOf(dayOf(visit.start)).slice(0, 3)} ${timeText(visit.start)}`;
  return {
    title: contact.name,
    note: `${request?.what ?? ''}, ${timeText(asked, 'half')}`,
    right: picked ?? `Texted ${timeText(answer?.[0] ?? asked)}`,
    ...(picked !== undefined && {on: true as const}),
  };
});

const {visits, confirmed} = day(northfield, '2025-06-12', huddle);
const unconfirmed = visits.find(({state}) => state !== 'confirmed');

/** Visits of the day by what they are, most first. */
const kinds = [...new Set(visits.map(({what}) => what.split(',')[0] ?? ''))]
  .map((name) => ({name, count: visits.filter(({what}) => what.startsWith(name)).length}))
  .sort((a, b) => b.count - a.count);

/** `1` delivery, or 2 deliveries. */
const plural = (name: string, count: number): string => (count === 1 ? name : `${name.replace(/y$/, 'ie')}s`);

/** One screen per hour of the dealer's day. */
export const showroomHours: readonly Picture[] = [
  listPicture(
    {title: 'Overnight', chip: {text: `${overnight.length} leads`, tone: 'active'}, note: 'All answered'},
    rows,
  ),
  listPicture(
    {title: 'Thursday, 9:00', chip: {text: `${confirmed} of ${visits.length}`, tone: 'active'}, note: 'Sales manager'},
    [
      ...kinds.slice(0, 3).map(({name, count}) => ({title: plural(name, count), right: String(count)})),
      {
        title: 'Unconfirmed',
        note: unconfirmed?.contact.name ?? '',
        right: timeText(unconfirmed?.start ?? huddle),
        chip: {text: 'Reminder opened', tone: 'waiting'},
      },
      {title: 'At the lender', right: '2'},
    ],
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
  threadPicture(northfield, 'viktor', '2025-06-10T13:00', '2025-06-12T13:15', 'Viktor Lund, quote of Tuesday'),
  listPicture({title: 'Marta Silva'}, [...timelineOf(northfield, 'marta', '2025-06-12T16:50', '2025-06-12T16:00')]),
  listPicture({title: 'Brandt Roofing', chip: {text: 'Delivered', tone: 'done'}}, [
    {icon: 'check', title: 'Keys handed over', right: shortTime('2025-06-12T18:30', '2025-06-12T18:40', 'half')},
    {icon: 'message', title: 'Thank-you text', right: 'Tonight'},
    {icon: 'star', title: 'Review request', right: 'Saturday'},
    {icon: 'repeat', title: 'First-service reminder', right: 'In 6 months'},
  ]),
];
