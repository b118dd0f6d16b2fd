const minute = 60;
const hour = 60 * minute;

/** Seconds between attempts; the last one repeats. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** Attempts before giving up, about two days after the first. */
export const tries = 8;

/** Copies a server may have received unconfirmed before giving up. */
export const unconfirmedTries = 2;

/**
 * When to retry.
 * @param attempt Number of the failed attempt, from 1.
 * @param chance From 0 to 1: moves the time by up to a fifth, so deliveries that failed together don't return together.
 */
export function nextTry(attempt: number, failedAt: Date, chance: number): Date {
  const seconds = waits[Math.min(Math.max(attempt, 1), waits.length) - 1] ?? hour;
  return new Date(failedAt.getTime() + seconds * 1000 * (0.8 + 0.4 * chance));
}

/** When to resend what the server may have received: by then it has responded to other mails, or someone has looked. */
export function nextUnconfirmedTry(failedAt: Date): Date {
  return new Date(failedAt.getTime() + 30 * minute * 1000);
}

/** When to return to a server that accepts no more for now. */
export function nextAfterBusy(at: Date): Date {
  return new Date(at.getTime() + 5 * minute * 1000);
}
