import {type Availability, availabilityPath, bookableTimes} from '#src/contracts/booking';
import {serverNow} from './visitor-clock.browser';

const timeout = 20_000;

export function isAvailability(value: unknown): value is Availability {
  return typeof value === 'object' && value !== null && 'times' in value && Array.isArray(value.times);
}

/** Free times, and how far the server's clock is ahead of this machine's, in milliseconds. */
type Fetched = {availability: Availability; clockLag: number};

/**
 * Fetches free times. Returns `undefined` on any failure.
 * @param retry Sends no credentials. The page's preload then doesn't match the request: Chromium would answer it with the
 *   preload that failed.
 */
export async function fetchAvailability(retry: boolean): Promise<Fetched | undefined> {
  try {
    const response = await fetch(availabilityPath, {
      credentials: retry ? 'omit' : 'same-origin',
      signal: AbortSignal.timeout(timeout),
    });
    const body: unknown = await response.json();
    if (!response.ok || !isAvailability(body)) return undefined;
    const now = serverNow(response);
    return {availability: {...body, times: bookableTimes(body, now)}, clockLag: now - Date.now()};
  } catch {
    return undefined;
  }
}
