import {describeSource} from '#src/behaviors/lead-source';
import type {Form} from '#src/contracts/form';
import type {FieldErrors} from '#src/contracts/fields';
import {formTokenHeader, honeypotField, idempotencyHeader} from '#src/contracts/hidden-fields';
import {sourceField} from '#src/contracts/lead-source';
import {postJson} from '#src/lib/forms/post-json';
import {readFieldErrors, readText} from '#src/lib/read-json';

/** What is sent with the fields: see contracts/hidden-fields. */
export type HiddenValues = {key: string; token: string | undefined; honeypot: string};

/** `detail` is the server's advice for the visitor. Without a response there is neither a status nor a body. */
export type PostResult =
  | {ok: true; status: number; body: unknown}
  | {ok: false; status?: number; body?: unknown; errors: FieldErrors<string>; detail?: string | undefined};

/** In milliseconds. Without a response, values count as not sent; their idempotency key makes a retry safe. */
const timeout = 30_000;

/**
 * Posts the values of a form. Never throws: every failure is `ok: false`, with field errors if the server rejected values
 * (problem details of RFC 9457).
 */
export async function postForm(
  {path, fields}: Form,
  values: object,
  {key, token, honeypot}: HiddenValues,
): Promise<PostResult> {
  try {
    const sent = {...values, [sourceField]: describeSource(), ...(honeypot !== '' && {[honeypotField]: honeypot})};
    const response = await postJson(path, sent, {
      timeout,
      headers: {[idempotencyHeader]: key, ...(token !== undefined && {[formTokenHeader]: token})},
    });
    const {ok, status} = response;
    // Not every server answers in JSON.
    const body: unknown = await response.json().catch(() => undefined);
    if (ok) return {ok, status, body};
    return {ok, status, body, errors: readFieldErrors(body, Object.keys(fields)), detail: readText(body, 'detail')};
  } catch {
    // Offline or timed out: the visitor gets the same message.
    return {ok: false, errors: {}};
  }
}
