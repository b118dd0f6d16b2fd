import {feedbackPath} from '#src/contracts/feedback';
import {idempotencyHeader} from '#src/contracts/idempotency';
import {parseFeedback} from '#src/contracts/parse-feedback';
import {postJson} from '#src/lib/forms/post-json';
import {readText} from '#src/lib/read-json';

/** `key` names this visit to the endpoint; `detail` says what to do. Neither: no answer came. */
export type PostResult = {ok: true; key: string | undefined} | {ok: false; detail: string | undefined};

/** After so many milliseconds without an answer it counts as not sent. */
const timeout = 20_000;

/**
 * Checks an answer and sends it. Never throws: whatever goes wrong is `ok: false`.
 * @param given The values of the form.
 * @param key From an earlier answer of this visit, which the new one replaces.
 */
export async function postFeedback(given: unknown, key: string | undefined): Promise<PostResult> {
  const feedback = parseFeedback(given);
  if (!feedback.ok) return {ok: false, detail: Object.values(feedback.errors).join(' ')};
  const headers = {...(key !== undefined && {[idempotencyHeader]: key})};
  try {
    const response = await postJson(feedbackPath, feedback.value, {timeout, headers});
    const answer: unknown = await response.json();
    return response.ok ? {ok: true, key: readText(answer, 'id')} : {ok: false, detail: readText(answer, 'detail')};
  } catch {
    return {ok: false, detail: undefined};
  }
}
