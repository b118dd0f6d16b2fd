const minute = 60;
const hour = 60 * minute;

/** Seconds from a failed try to the next; the last one repeats. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** After so many tries a delivery is given up: some two days after the first. */
export const tries = 8;

/** Copies that a server may have taken without saying so, before a delivery is given up. */
export const unconfirmedTries = 2;

/**
 * When to try again.
 * @param attempt Which try has failed, from 1.
 * @param chance From 0 to 1: moves the moment by up to a fifth, so that what failed together does not come back together.
 */
export function nextTry(attempt: number, failedAt: Date, chance: number): Date {
  const seconds = waits[Math.min(Math.max(attempt, 1), waits.length) - 1] ?? hour;
  return new Date(failedAt.getTime() + seconds * 1000 * (0.8 + 0.4 * chance));
}

/** When to send again what the server may have taken: by then it has answered other mails, or someone has looked. */
export function nextUnconfirmedTry(failedAt: Date): Date {
  return new Date(failedAt.getTime() + 30 * minute * 1000);
}

/** When to come back to a server that takes no more for now. */
export function nextAfterBusy(at: Date): Date {
  return new Date(at.getTime() + 5 * minute * 1000);
}
