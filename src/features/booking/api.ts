import {describeSource} from '#src/behaviors/lead-source';
import type {Availability, Booked, BookingErrors, HeldTime} from '#src/contracts/booking';
import {availabilityPath, bookingFields, bookingsPath} from '#src/contracts/booking';
import {honeypotField, formTokenHeader} from '#src/contracts/honeypot';
import {sourceField} from '#src/contracts/lead-source';
import {idempotencyHeader} from '#src/contracts/idempotency';
import {postJson} from '#src/lib/forms/post-json';
import type {FormSigns} from '#src/lib/forms/form-token';
import {readFieldErrors, readText} from '#src/lib/read-json';

const timeout = 20_000;

function isAvailability(value: unknown): value is Availability {
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

export type BookingValues = Record<(typeof bookingFields)[number] | 'start' | 'zone', string>;

export type PostResult =
  | {kind: 'booked'; booked: Booked}
  /** The visitor has to confirm by mail first. */
  | {kind: 'held'; held: HeldTime}
  | {kind: 'taken'; availability: Availability | undefined}
  | {kind: 'invalid'; errors: BookingErrors}
  /** `detail` is the server's advice for the visitor. */
  | {kind: 'failed'; detail?: string};

/**
 * Posts a booking. Never throws.
 * @param key Idempotency key, so that a retry books only once.
 */
export async function postBooking(
  values: BookingValues,
  key: string,
  {token, honeypot}: FormSigns,
): Promise<PostResult> {
  try {
    const sent = {...values, [sourceField]: describeSource(), ...(honeypot !== '' && {[honeypotField]: honeypot})};
    const response = await postJson(bookingsPath, sent, {
      timeout,
      headers: {[idempotencyHeader]: key, ...(token !== undefined && {[formTokenHeader]: token})},
    });
    const body: unknown = await response.json();
    if (response.status === 202) return {kind: 'held', held: body as HeldTime};
    if (response.ok) return {kind: 'booked', booked: body as Booked};
    const errors = readFieldErrors(body, [...bookingFields, 'start', 'zone']);
    const left = typeof body === 'object' && body !== null && 'availability' in body ? body.availability : undefined;
    if (response.status === 409) return {kind: 'taken', availability: isAvailability(left) ? left : undefined};
    // The time passed while the page was open: treat it as taken.
    if (response.status === 422 && errors.start !== undefined) return {kind: 'taken', availability: undefined};
    if (response.status === 422) return {kind: 'invalid', errors};
    const detail = readText(body, 'detail');
    return {kind: 'failed', ...(detail !== undefined && {detail})};
  } catch {
    return {kind: 'failed'};
  }
}
