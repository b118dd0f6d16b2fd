import type {Submission} from './submission';

import {readFields} from '#src/contracts/fields';
import {idempotencyField, idempotencyHeader, isIdempotencyKey} from '#src/contracts/idempotency';

export type KeyResult = {ok: true; key: string} | {ok: false};

/**
 * The idempotency key of a request: the header, else a form's hidden field, else a new one. An invalid header is
 * refused, because the client relies on it. An invalid hidden field is replaced, because the visitor can't fix it and
 * should not lose a message over it.
 */
export function findIdempotencyKey(headers: Headers, {kind, values}: Submission, createKey: () => string): KeyResult {
  // The draft standard quotes the key; most clients do not.
  const header = headers.get(idempotencyHeader)?.replace(/^"(.*)"$/, '$1');
  if (header !== undefined) return isIdempotencyKey(header) ? {ok: true, key: header} : {ok: false};
  const field = kind === 'form' ? readFields(values).get(idempotencyField) : undefined;
  return {ok: true, key: isIdempotencyKey(field) ? field : createKey()};
}
