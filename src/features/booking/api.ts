import type {Availability, Booked, BookingErrors} from '#src/contracts/booking';
import {availabilityPath, bookingFields, bookingsPath} from '#src/contracts/booking';
import {honeypotField, formTokenHeader} from '#src/contracts/honeypot';
import {idempotencyHeader} from '#src/contracts/idempotency';
import {postJson} from '#src/lib/forms/post-json';
import type {FormSigns} from '#src/lib/forms/form-token';
import {readFieldErrors, readText} from '#src/lib/read-json';

const timeout = 20_000;

function isAvailability(value: unknown): value is Availability {
  return typeof value === 'object' && value !== null && 'times' in value && Array.isArray(value.times);
}

/**
 * Free times, or `undefined` when they cannot be had.
 * @param anew Whether to ask once more. The page's preload does not fit a request without credentials: Chromium would
 *   answer with one that failed. Nothing here needs credentials.
 */
export async function fetchAvailability(anew: boolean): Promise<Availability | undefined> {
  try {
    const response = await fetch(availabilityPath, {
      credentials: anew ? 'omit' : 'same-origin',
      signal: AbortSignal.timeout(timeout),
    });
    const body: unknown = await response.json();
    return response.ok && isAvailability(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

export type BookingValues = Record<(typeof bookingFields)[number] | 'start' | 'zone', string>;

export type PostResult =
  | {kind: 'booked'; booked: Booked}
  | {kind: 'taken'; availability: Availability | undefined}
  | {kind: 'invalid'; errors: BookingErrors}
  /** `detail` is what the server says to do. */
  | {kind: 'failed'; detail?: string};

/** Books. Never throws. @param key Names this attempt, so that sending it again books once. */
export async function postBooking(
  values: BookingValues,
  key: string,
  {token, honeypot}: FormSigns,
): Promise<PostResult> {
  try {
    const response = await postJson(bookingsPath, honeypot === '' ? values : {...values, [honeypotField]: honeypot}, {
      timeout,
      headers: {[idempotencyHeader]: key, ...(token !== undefined && {[formTokenHeader]: token})},
    });
    const body: unknown = await response.json();
    if (response.ok) return {kind: 'booked', booked: body as Booked};
    const errors = readFieldErrors(body, [...bookingFields, 'start', 'zone']);
    const left = typeof body === 'object' && body !== null && 'availability' in body ? body.availability : undefined;
    if (response.status === 409) return {kind: 'taken', availability: isAvailability(left) ? left : undefined};
    // A time that has passed while the page was open is as good as taken.
    if (response.status === 422 && errors.start !== undefined) return {kind: 'taken', availability: undefined};
    if (response.status === 422) return {kind: 'invalid', errors};
    const detail = readText(body, 'detail');
    return {kind: 'failed', ...(detail !== undefined && {detail})};
  } catch {
    return {kind: 'failed'};
  }
}
