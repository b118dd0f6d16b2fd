import {contactFields, idempotencyHeader, type ContactErrors, type ContactMessage} from '@site/src/contracts/contact';
import {decoyField, formTokenHeader} from '@site/src/contracts/traps';

/** What tells a person from a program: the form's token, and what stands in the field that people do not see. */
export type Signs = {token?: string | undefined; decoy?: string};

export type PostResult = {ok: true} | {ok: false; errors: ContactErrors};

/** After so many milliseconds without an answer the message counts as not sent; its key makes a repeat safe. */
const timeout = 30_000;

function readErrors(problem: unknown): ContactErrors {
  const given: unknown = typeof problem === 'object' && problem !== null && 'errors' in problem ? problem.errors : null;
  const sentences = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : []);
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const sentence = sentences.get(field);
    if (typeof sentence === 'string') errors[field] = sentence;
  }
  return errors;
}

/**
 * Sends a message to `POST /api/contact`. Never throws: whatever goes wrong is `ok: false`, with the fields' messages
 * when the server refused them (422, RFC 9457 problem details).
 * @param key Names this message, so that sending it again stores it once.
 */
export async function postMessage(
  address: string,
  message: ContactMessage,
  key: string,
  {token, decoy = ''}: Signs = {},
): Promise<PostResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        [idempotencyHeader]: key,
        ...(token !== undefined && {[formTokenHeader]: token}),
      },
      body: JSON.stringify(decoy === '' ? message : {...message, [decoyField]: decoy}),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return {ok: true};
    return {ok: false, errors: response.status === 422 ? readErrors(await response.json()) : {}};
  } catch {
    // No network, no answer in time, or an answer that is not JSON: all the same to the visitor.
    return {ok: false, errors: {}};
  }
}
