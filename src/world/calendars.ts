import type {Tone} from '#src/content/schema/pictures/parts';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {CalendarContent, CalendarSlot} from '#src/content/schema/pictures/story';
import type {Day, Firm, Moment} from '#src/content/schema/world';
import {describeDay} from './describe';
import {stateOf, type Appointment} from './fold';
import {addDays, dateIn, dayText, dollars, timeText, weekdayOf} from './moment';
import {day, week} from './views';

// Days, weeks and schedules of a record as pictures.

const statuses = {
  booked: ['Booked', 'active'],
  confirmed: ['Confirmed', 'active'],
  attended: ['Here', 'done'],
  reminded: ['Reminder opened', 'waiting'],
  canceled: ['Canceled', 'early'],
} as const satisfies Record<Appointment['state'], readonly [string, Tone]>;

/** Appointments of a day; `who` shows some of them, by contact. */
export function dayPicture(
  firm: Firm,
  date: Day,
  at: Moment,
  {who, side}: {who?: readonly string[]; side?: PictureOf<'day'>['side']} = {},
): PictureOf<'day'> {
  const {visits, confirmed, payments, paid} = day(firm, date, at);
  const rows = visits
    .filter(({id}) => who === undefined || who.includes(id))
    .map(({id, start, what, contact, state}) => {
      const payment = payments.find((one) => one.id === id);
      const asksToMove = state === 'booked' && stateOf(firm, id, at).waits;
      const [status, tone] = asksToMove ? (['Asked to move', 'waiting'] as const) : statuses[state];
      return {
        time: timeText(start),
        title: contact.name,
        note: payment ? `${what}, ${dollars(payment.amount)}` : what,
        status: payment ? `${payment.what} paid` : status,
        tone,
      };
    });
  return {
    kind: 'day',
    label: describeDay(firm, date, at, who),
    title: dayText(date),
    ...(paid > 0 && rows.length === visits.length && {note: `${dollars(paid)} paid`}),
    chip: {text: `${confirmed} of ${visits.length} confirmed`, tone: 'active'},
    rows,
    ...(side && {side}),
  };
}

/** A person's work week, in which one slot fills between two moments. */
export function weekCalendar(
  firm: Firm,
  who: string,
  monday: Day,
  [before, after]: readonly [Moment, Moment],
): Pick<CalendarContent, 'filled' | 'days' | 'rows'> {
  const earlier = week(firm, who, monday, before);
  const days = week(firm, who, monday, after);
  const starts = [...new Set(days.flat().map(({start}) => start.slice(11, 16)))].sort();
  const isNew = (visit: Appointment) => !earlier.flat().some(({id, start}) => id === visit.id && start === visit.start);
  const rows = starts.map((time) => ({
    time: timeText(`${monday}T${time}` as Moment),
    slots: days.map((visits): CalendarSlot => {
      const visit = visits.find(({start}) => start.slice(11, 16) === time);
      if (!visit) return 'free';
      const title = visit.what.split(',')[0] ?? '';
      return {title, who: visit.contact.name, ...(isNew(visit) && {fills: true as const})};
    }),
  }));
  return {
    filled: {
      before: String(earlier.flat().length),
      after: String(days.flat().length),
      of: `of ${starts.length * days.length} filled`,
    },
    days: days.map((_, index) => {
      const date = addDays(monday, index);
      return `${weekdayOf(date).slice(0, 3)} ${dateIn(date)}`;
    }),
    rows,
  };
}
