/** A date without a zone: `2027-06-08`; a month: `2027-06`. */
const dayMs = 86_400_000;

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return toDay(new Date(toDate(day).getTime() + count * dayMs));
}

/** The same day so many months later; of a shorter month the last one. */
export function addMonths(day: string, count: number): string {
  const date = toDate(`${monthOf(day)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  const last = date.getUTCDate();
  date.setUTCDate(Math.min(Number(day.slice(8)), last));
  return toDay(date);
}

/** How many days a day is after the first one of its week. @param firstDay 1 is Monday, 7 Sunday. */
export function placeInWeek(day: string, firstDay: number): number {
  return (toDate(day).getUTCDay() - (firstDay % 7) + 7) % 7;
}

/** The weeks of a month; places outside the month are empty. */
export function listWeeks(month: string, firstDay: number): (string | undefined)[][] {
  const first = `${month}-01`;
  const count = Number(toDay(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))).slice(8));
  const lead = placeInWeek(first, firstDay);
  const places = Array.from({length: Math.ceil((lead + count) / 7) * 7}, (_, place) => {
    const index = place - lead;
    return index >= 0 && index < count ? addDays(first, index) : undefined;
  });
  return Array.from({length: places.length / 7}, (_, week) => places.slice(week * 7, week * 7 + 7));
}

/** A date in words; dates here have no zone, so they are written as UTC. */
export function nameDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'}).format(toDate(day));
}
