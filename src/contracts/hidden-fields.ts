/** Honeypot field: people don't see it, bots fill it in. */
export const honeypotField = 'website';

/** Endpoint for a signed timestamp of when a form was first touched, and the header that returns it. */
export const formTokenPath = '/api/form-token';
export const formTokenHeader = 'X-Form-Token';
/** Form field with the same token, on the page for a rejected post. */
export const formTokenField = 'formToken';

/** Header, or hidden form field, with the idempotency key, so a repeated request is stored once. */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyField = 'idempotencyKey';

/** 16 to 128 letters, digits, hyphens or underscores, for example 128 random bits in hex. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,128}$/.test(value);
}
