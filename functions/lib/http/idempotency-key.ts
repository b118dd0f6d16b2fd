import type {Submission} from './submission';

import {readFields} from '#src/contracts/fields';
import {idempotencyField, idempotencyHeader, isIdempotencyKey} from '#src/contracts/idempotency';

export type KeyResult = {ok: true; key: string} | {ok: false};

/**
 * The key that names this attempt to send: the header, else the hidden field of a form, else a new one.
 * A header that breaks the rule is refused, since its sender counts on it. A broken hidden field is replaced: the
 * visitor cannot mend it, and should not lose a message over it.
 */
export function findIdempotencyKey(headers: Headers, {kind, values}: Submission, createKey: () => string): KeyResult {
  // The draft standard writes the key as a quoted string; most clients send it bare.
  const header = headers.get(idempotencyHeader)?.replace(/^"(.*)"$/, '$1');
  if (header !== undefined) return isIdempotencyKey(header) ? {ok: true, key: header} : {ok: false};
  const field = kind === 'form' ? readFields(values).get(idempotencyField) : undefined;
  return {ok: true, key: isIdempotencyKey(field) ? field : createKey()};
}
