import {describeSource} from '#src/behaviors/lead-source';
import type {FieldErrors} from '#src/contracts/fields';
import {idempotencyHeader} from '#src/contracts/idempotency';
import {honeypotField, formTokenHeader} from '#src/contracts/honeypot';
import {sourceField} from '#src/contracts/lead-source';
import type {FormSigns} from '#src/lib/forms/form-token';
import {postJson} from '#src/lib/forms/post-json';
import {readFieldErrors, readText} from '#src/lib/read-json';
import type {FormContract} from './types';

/** `detail` is the server's advice for the visitor, if there was a response. */
export type PostResult = {ok: true} | {ok: false; errors: FieldErrors<string>; detail?: string | undefined};

/** In milliseconds. A message without a response counts as not sent; its idempotency key makes a retry safe. */
const timeout = 30_000;

/**
 * Posts a message. Never throws: every failure is `ok: false`, with field errors if the server rejected values (`422`,
 * problem details of RFC 9457).
 * @param key Idempotency key, so that a retry stores the message only once.
 */
export async function postMessage(
  {address, fields}: FormContract,
  message: object,
  key: string,
  {token, honeypot}: FormSigns,
): Promise<PostResult> {
  try {
    const body = {...message, [sourceField]: describeSource(), ...(honeypot !== '' && {[honeypotField]: honeypot})};
    const response = await postJson(address, body, {
      timeout,
      headers: {[idempotencyHeader]: key, ...(token !== undefined && {[formTokenHeader]: token})},
    });
    if (response.ok) return {ok: true};
    const problem: unknown = await response.json();
    const errors = response.status === 422 ? readFieldErrors(problem, fields) : {};
    return {ok: false, errors, detail: readText(problem, 'detail')};
  } catch {
    // Offline, timed out or not JSON: the visitor gets the same message.
    return {ok: false, errors: {}};
  }
}
