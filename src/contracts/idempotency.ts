/** Header, or hidden form field, with the idempotency key, so a repeated request is stored once. */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyField = 'idempotencyKey';

/** 16 to 128 letters, digits, hyphens or underscores, for example `crypto.randomUUID()`. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,128}$/.test(value);
}
