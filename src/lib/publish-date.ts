/** The office's time zone, which decides when an article's day begins. */
const timeZone = 'America/New_York';

/** Whether a day (`2027-03-01`) is in the future, so an article with that date isn't published yet. */
export function isScheduled(day: string, now: Date): boolean {
  // This locale formats dates as YYYY-MM-DD.
  return !Number.isNaN(Date.parse(day)) && day > new Intl.DateTimeFormat('en-CA', {timeZone}).format(now);
}
