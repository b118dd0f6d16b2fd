import {contactFields, type ContactErrors, type ContactMessage} from '#src/contracts/contact';
import {idempotencyHeader} from '#src/contracts/idempotency';
import {honeypotField, formTokenHeader} from '#src/contracts/honeypot';
import type {FormSigns} from '#src/lib/forms/form-token';
import {postJson} from '#src/lib/forms/post-json';
import {readFieldErrors} from '#src/lib/read-json';

export type PostResult = {ok: true} | {ok: false; errors: ContactErrors};

/** After so many milliseconds without an answer the message counts as not sent; its key makes a repeat safe. */
const timeout = 30_000;

/**
 * Sends a message to `POST /api/contact`. Never throws: whatever goes wrong is `ok: false`, with the fields' messages
 * when the server refused them (422, RFC 9457 problem details).
 * @param key Names this message, so that sending it again stores it once.
 */
export async function postMessage(
  address: string,
  message: ContactMessage,
  key: string,
  {token, honeypot}: FormSigns,
): Promise<PostResult> {
  try {
    const response = await postJson(address, honeypot === '' ? message : {...message, [honeypotField]: honeypot}, {
      timeout,
      headers: {[idempotencyHeader]: key, ...(token !== undefined && {[formTokenHeader]: token})},
    });
    if (response.ok) return {ok: true};
    return {ok: false, errors: response.status === 422 ? readFieldErrors(await response.json(), contactFields) : {}};
  } catch {
    // No network, no answer in time, or an answer that is not JSON: all the same to the visitor.
    return {ok: false, errors: {}};
  }
}
