import {availabilityPath, type Availability} from '#src/contracts/booking';

const timeout = 20_000;

export function isAvailability(value: unknown): value is Availability {
  return typeof value === 'object' && value !== null && 'times' in value && Array.isArray(value.times);
}

/** Free times, and how far the server's clock is ahead of this machine's, in milliseconds. */
type Fetched = {availability: Availability; clockLag: number};

/** The visitor's clock may be wrong by hours or years, but the response says when it was sent. */
function readLag({headers}: Response): number {
  const sent = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(sent) ? 0 : sent - Date.now();
}

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
    return response.ok && isAvailability(body) ? {availability: body, clockLag: readLag(response)} : undefined;
  } catch {
    return undefined;
  }
}
