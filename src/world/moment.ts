import type {Day, Hours, Moment} from '#src/world/types';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

export const dayOf = (at: Moment): Day => at.slice(0, 10) as Day;

/** Minutes since midnight. */
export const minutesOf = (at: Moment): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));

export const addDays = (day: Day, days: number): Day =>
  new Date(dateOf(day).getTime() + days * 86_400_000).toISOString().slice(0, 10) as Day;

export const daysBetween = (from: Day, to: Day): number => (dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000;

/** The moment some seconds later. */
export const addSeconds = (at: Moment, seconds: number): Moment =>
  new Date(Date.parse(`${at}Z`) + seconds * 1000).toISOString().slice(0, 19) as Moment;

/** Day of the month. */
export const dateIn = (day: Day): number => dateOf(day).getUTCDate();

export const weekdayOf = (day: Day): string => weekdays[dateOf(day).getUTCDay()] ?? '';

/** `June 12`, or `Jun 12` */
export function dateText(day: Day, look: 'long' | 'short' = 'long'): string {
  const month = months[dateOf(day).getUTCMonth()] ?? '';
  return `${look === 'long' ? month : month.slice(0, 3)} ${dateIn(day)}`;
}

/** `Thursday, June 12` */
export const dayText = (day: Day): string => `${weekdayOf(day)}, ${dateText(day)}`;

/** `9 AM`; `12 AM` of hours 0 and 24, which are midnight. */
export const hourText = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** `Mon to Fri, 9 AM to 6 PM; Sat, 9 AM to 2 PM`: neighbors with the same hours are one. */
export function hoursText(hours: Hours = {}): string {
  const open = weekdays
    .map((name) => name.slice(0, 3))
    .flatMap((day) => (hours[day] ? [{day, hours: hours[day]}] : []));
  const week = [...open.filter(({day}) => day !== 'Sun'), ...open.filter(({day}) => day === 'Sun')];
  const names: string[] = weekdays.map((name) => name.slice(0, 3));
  const groups = week.reduce<{from: string; to: string; time: string}[]>((all, {day, hours: [from, to]}) => {
    const last = all.at(-1);
    const time = `${hourText(from)} to ${hourText(to)}`;
    const isNext = last?.time === time && (names.indexOf(last.to) + 1) % 7 === names.indexOf(day);
    return isNext ? [...all.slice(0, -1), {...last, to: day}] : [...all, {from: day, to: day, time}];
  }, []);
  return groups.map(({from, to, time}) => `${from === to ? from : `${from} to ${to}`}, ${time}`).join('; ');
}

/** `10:30`, or `10:30 AM` with its half of the day. */
export function timeText(at: Moment, half?: 'half'): string {
  const minutes = minutesOf(at);
  const hour = Math.floor(minutes / 60);
  const text = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
  return half ? `${text} ${hour < 12 ? 'AM' : 'PM'}` : text;
}

/** The time on the same day, else the weekday within a week, else the date. */
export function shortTime(at: Moment, now: Moment, half?: 'half'): string {
  const day = dayOf(at);
  if (day === dayOf(now)) return timeText(at, half);
  return day > addDays(dayOf(now), -7) ? weekdayOf(day).slice(0, 3) : dateText(day, 'short');
}

/** A moment is a date that exists, and a time of day. */
export function isMoment(at: Moment): boolean {
  const date = dateOf(dayOf(at));
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(at.slice(0, 10));
  return exists && /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(at);
}

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
