import {availabilityPath, type Availability} from '#src/contracts/booking';

const timeout = 20_000;

export function isAvailability(value: unknown): value is Availability {
  return typeof value === 'object' && value !== null && 'times' in value && Array.isArray(value.times);
}

/**
 * Fetches free times. Returns `undefined` on any failure.
 * @param retry Sends no credentials. The page's preload then doesn't match the request: Chromium would answer it with the
 *   preload that failed.
 */
export async function fetchAvailability(retry: boolean): Promise<Availability | undefined> {
  try {
    const response = await fetch(availabilityPath, {
      credentials: retry ? 'omit' : 'same-origin',
      signal: AbortSignal.timeout(timeout),
    });
    const body: unknown = await response.json();
    return response.ok && isAvailability(body) ? body : undefined;
  } catch {
    return undefined;
  }
}
