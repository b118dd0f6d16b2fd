/** What was typed cannot be answered; the message says what to type. */
export class ReportError extends Error {}

const day = 86_400_000;

/** What `--days` says. @param {string} typed @param {number} most For how many days counts are kept. */
export function readDayCount(typed, most) {
  const days = Number(typed);
  if (!Number.isInteger(days) || days < 1 || days > most) {
    throw new ReportError(`--days is "${typed}". Use a whole number from 1 to ${most}.`);
  }
  return days;
}

/** The last days in UTC, today among them: the first, like `2026-03-02`, and in words. @param {Date} now */
export function findPeriod(days, now) {
  const first = new Date(now.getTime() - (days - 1) * day).toISOString().slice(0, 10);
  return {first, period: days === 1 ? 'today' : `the last ${days} days`};
}

/** Which database a report reads. */
export const databaseUsage = `Which database: NETLIFY_DB_URL, in the environment or in .env; if it is not set, the one of npm start and npm run dev on
this machine, whether they run or not.`;
