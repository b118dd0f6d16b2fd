import {describeSource} from '#src/behaviors/lead-source';
import {sourceField} from '#src/contracts/lead-source';
import type {Subscription} from '#src/contracts/newsletter';
import {postJson} from '#src/lib/forms/post-json';
import {readFieldErrors, readText} from '#src/lib/read-json';

/**
 * `error` is about the email address, `detail` about anything else; both are advice for the visitor. Neither is set if
 * there was no response.
 */
export type PostResult = {ok: true} | {ok: false; error?: string; detail?: string};

/** In milliseconds. A sign-up without a response counts as not sent; signing up twice does no harm. */
const timeout = 20_000;

/** Reads the messages of a problem details response (RFC 9457). */
function readProblem(problem: unknown): Omit<PostResult & {ok: false}, 'ok'> {
  const {email: error} = readFieldErrors(problem, ['email']);
  const detail = readText(problem, 'detail');
  return {...(error !== undefined && {error}), ...(detail !== undefined && {detail})};
}

/** Posts a sign-up. Never throws: every failure is `ok: false`. */
export async function postSubscription(address: string, subscription: Subscription): Promise<PostResult> {
  try {
    const response = await postJson(address, {...subscription, [sourceField]: describeSource()}, {timeout});
    if (response.ok) return {ok: true};
    return {ok: false, ...readProblem(await response.json())};
  } catch {
    return {ok: false};
  }
}
