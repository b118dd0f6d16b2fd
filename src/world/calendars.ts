import type {CalendarContent, CalendarSlot} from '#src/content/schema/pictures/story';
import type {Day, Firm, Moment} from '#src/content/schema/world';
import type {Appointment} from './fold';
import {addDays, dateIn, timeText, weekdayOf} from './moment';
import {week} from './views';

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
