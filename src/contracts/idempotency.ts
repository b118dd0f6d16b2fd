/** Where a sender names its attempt, so that a repeat of it is stored once: a header, or a hidden field of a form. */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyField = 'idempotencyKey';

/** An idempotency key is 16 to 128 letters, digits, hyphens or underscores. `crypto.randomUUID()` makes a good one. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,128}$/.test(value);
}
