import {createHash} from 'node:crypto';

/** The same for the same values, so that a repeat of an idempotency key can be told from another request under it. */
export function hashRequest(value: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
