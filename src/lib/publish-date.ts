/** The office's time zone, which decides when an article's day begins: `companyZone` of src/contracts, as a test checks. */
export const publishZone = 'America/Toronto';

/** The office's day at a time, as YYYY-MM-DD. */
export function officeDay(time: Date): string {
  // This locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', {timeZone: publishZone}).format(time);
}

/** Whether a day (`2027-03-01`) is in the future, so an article with that date isn't published yet. */
export function isScheduled(day: string, now: Date): boolean {
  return !Number.isNaN(Date.parse(day)) && day > officeDay(now);
}
