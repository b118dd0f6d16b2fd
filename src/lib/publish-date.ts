/** The office's time zone: an article appears on its day there. */
const timeZone = 'America/New_York';

/** True when a day (`2027-03-01`) is still to come, so an article of that date is not published yet. */
export function isScheduled(day: string, now: Date): boolean {
  // This locale writes days as YYYY-MM-DD.
  return !Number.isNaN(Date.parse(day)) && day > new Intl.DateTimeFormat('en-CA', {timeZone}).format(now);
}
