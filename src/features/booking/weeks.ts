/** A date without a zone: `2027-06-08`. */
const dayMs = 86_400_000;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** How many weeks the calendar shows at a time. */
export const pageDays = {wide: 35, narrow: 14} as const;

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(toDate(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** How many days the second day is after the first. */
export function daysBetween(from: string, to: string): number {
  return (toDate(to).getTime() - toDate(from).getTime()) / dayMs;
}

/** How many days a day is after the first one of its week. @param firstDay 1 is Monday, 7 Sunday. */
export function placeInWeek(day: string, firstDay: number): number {
  return (toDate(day).getUTCDay() - (firstDay % 7) + 7) % 7;
}

/** The weeks of the page that shows a day. Pages follow each other from the week of `origin`. */
export function listWeeks(day: string, origin: string, length: number, firstDay: number): string[][] {
  const start = addDays(origin, -placeInWeek(origin, firstDay));
  const first = addDays(start, Math.floor(daysBetween(start, day) / length) * length);
  return Array.from({length: length / 7}, (_, week) =>
    Array.from({length: 7}, (_day, place) => addDays(first, week * 7 + place)),
  );
}

/** A date in words; dates here have no zone, so they are written as UTC. */
export function nameDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'}).format(toDate(day));
}

/** The months that a page shows: `November – December`. */
export function nameMonths(first: string, last: string): string {
  const [from, to] = [first, last].map((day) => nameDay(day, {month: 'long'}));
  return from === to ? nameDay(first, {month: 'long', year: 'numeric'}) : `${from} – ${to}`;
}
