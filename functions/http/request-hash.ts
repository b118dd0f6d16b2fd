import {createHash} from 'node:crypto';

/** Hash of the values, to tell a repeat of an idempotency key from a different request with the same key. */
export function hashRequest(value: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
