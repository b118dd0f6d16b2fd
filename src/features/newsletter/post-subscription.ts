import type {Subscription} from '#src/contracts/newsletter';
import {postJson} from '#src/lib/forms/post-json';
import {readFieldErrors, readText} from '#src/lib/read-json';

/** `error` is about the address, `detail` about anything else; both say what to do. Neither: no answer came. */
export type PostResult = {ok: true} | {ok: false; error?: string; detail?: string};

/** After so many milliseconds without an answer the sign-up counts as not sent. A second one does no harm. */
const timeout = 20_000;

/** The words of problem details (RFC 9457), if this is any. */
function readProblem(problem: unknown): Omit<PostResult & {ok: false}, 'ok'> {
  const {email: error} = readFieldErrors(problem, ['email']);
  const detail = readText(problem, 'detail');
  return {...(error !== undefined && {error}), ...(detail !== undefined && {detail})};
}

/** Sends a sign-up. Never throws: whatever goes wrong is `ok: false`. */
export async function postSubscription(address: string, subscription: Subscription): Promise<PostResult> {
  try {
    const response = await postJson(address, subscription, {timeout});
    if (response.ok) return {ok: true};
    return {ok: false, ...readProblem(await response.json())};
  } catch {
    return {ok: false};
  }
}
