const minute = 60;
const hour = 60 * minute;

/** Seconds between attempts; the last one repeats. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** Attempts before giving up, about two days after the first. */
export const maxAttempts = 8;

/** Seconds before giving up on what only ever finds the channel down: it may be what breaks the connection. */
export const longestOutage = 14 * 24 * hour;

/**
 * When to retry.
 * @param attempt Number of the failed attempt, from 1.
 * @param random From 0 to 1: moves the time by up to a fifth, so deliveries that failed together aren't retried together.
 */
export function nextAttempt(attempt: number, failedAt: Date, random: number): Date {
  const seconds = waits[Math.min(Math.max(attempt, 1), waits.length) - 1] ?? hour;
  return new Date(failedAt.getTime() + seconds * 1000 * (0.8 + 0.4 * random));
}

const later = (seconds: number) => (at: Date) => new Date(at.getTime() + seconds * 1000);

/** When to resend a mail the server may have received: late enough for a slow server to recover. */
export const nextUnconfirmedAttempt = later(30 * minute);

/** When to retry on a channel that is down or accepts no more for now: by the next run. */
export const nextAfterDown = later(5 * minute);
