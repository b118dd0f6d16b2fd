import {readFields} from '#src/contracts/fields';
import {
  formTokenField,
  formTokenHeader,
  honeypotField,
  idempotencyField,
  idempotencyHeader,
  isIdempotencyKey,
} from '#src/contracts/hidden-fields';
import type {Submission} from '../http/submission';
import {readSource, type StoredSource} from './read-source';

/** Returns a function that gets the value of a field; empty unless it is text. */
export function createFieldReader(values: unknown): (name: string) => string {
  const fields = readFields(values);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** What every form sends besides its fields, in headers or hidden fields. Empty where it is missing. */
export type HiddenFields = {
  /** The idempotency key; `undefined` if there is none. */
  key: string | undefined;
  /** Whether a header has a key that can't be used. */
  hasBrokenKey: boolean;
  honeypot: string;
  token: string;
  /** Whether the token came from a script. Otherwise it is from our page for a rejected post. */
  isScript: boolean;
  source: StoredSource;
};

/**
 * Reads what every form sends besides its fields. An invalid key in the header is refused, because the client relies on
 * it. One in a hidden field is ignored, because the visitor can't fix it and should not lose a message over it.
 */
export function readHiddenFields(request: Request, {kind, values}: Submission): HiddenFields {
  const {headers} = request;
  const read = createFieldReader(values);
  const token = headers.get(formTokenHeader);
  // The draft standard quotes the key; most clients do not.
  const header = headers.get(idempotencyHeader)?.replace(/^"(.*)"$/, '$1');
  const key = header ?? (kind === 'form' ? read(idempotencyField) : '');
  const isKey = isIdempotencyKey(key);
  return {
    key: isKey ? key : undefined,
    hasBrokenKey: header !== undefined && !isKey,
    honeypot: read(honeypotField),
    token: token ?? read(formTokenField),
    isScript: token !== null,
    source: readSource(values, request),
  };
}
