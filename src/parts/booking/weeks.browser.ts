import {formatTime} from '#src/contracts/format-time';

// Days here are dates without a time zone: `2027-06-08`.
const dayMs = 86_400_000;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Number of days that the calendar shows at a time. */
export const pageDays = {wide: 35, narrow: 14} as const;

/** Adds days to a date; `count` may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(toDate(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** Number of days from the first date to the second. */
function daysBetween(from: string, to: string): number {
  return (toDate(to).getTime() - toDate(from).getTime()) / dayMs;
}

/**
 * Days since the start of the week.
 * @param firstDay 1 (Monday) to 7 (Sunday).
 */
export function placeInWeek(day: string, firstDay: number): number {
  return (toDate(day).getUTCDay() - (firstDay % 7) + 7) % 7;
}

/** The weeks on the page that contains `day`. The first page starts with the week of `origin`. */
export function listWeeks(day: string, origin: string, length: number, firstDay: number): string[][] {
  const start = addDays(origin, -placeInWeek(origin, firstDay));
  const first = addDays(start, Math.floor(daysBetween(start, day) / length) * length);
  return Array.from({length: length / 7}, (_, week) =>
    Array.from({length: 7}, (_day, place) => addDays(first, week * 7 + place)),
  );
}

/** Formats a date. Dates have no time zone here, so they are formatted as UTC. */
export function nameDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return formatTime(toDate(day), 'UTC', options);
}

/** The months on a page, such as `November – December`. */
export function nameMonths(first: string, last: string): string {
  const [from, to] = [first, last].map((day) => nameDay(day, {month: 'long'}));
  return from === to ? nameDay(first, {month: 'long', year: 'numeric'}) : `${from} – ${to}`;
}

const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7};

/** The day a key moves to, as in the ARIA date grid pattern; `undefined` for other keys. */
export function dayByKey(key: string, day: string, firstDay: number, pageLength: number): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -placeInWeek(day, firstDay));
  if (key === 'End') return addDays(day, 6 - placeInWeek(day, firstDay));
  if (key === 'PageUp') return addDays(day, -pageLength);
  return key === 'PageDown' ? addDays(day, pageLength) : undefined;
}

/** Clamps a day to the displayable range. */
export function clampDay(day: string, {first, last}: {first: string; last: string}): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/**
 * First day of the visitor's week, from 1 (Monday) to 7 (Sunday). Monday if the browser doesn't know, or reports a language
 * that isn't a valid tag, such as `C` or `en_US`.
 */
export function firstWeekday(): number {
  try {
    const locale: Intl.Locale & {getWeekInfo?: () => {firstDay: number}} = new Intl.Locale(navigator.language);
    return locale.getWeekInfo?.().firstDay ?? 1;
  } catch {
    return 1;
  }
}
