import {feedbackPath} from '#src/contracts/feedback';
import {idempotencyHeader} from '#src/contracts/idempotency';
import {parseFeedback} from '#src/contracts/parse-feedback';
import {postJson} from '#src/lib/forms/post-json';
import {readText} from '#src/lib/read-json';

/**
 * `key` identifies this visit for later updates; `detail` is the server's advice for the visitor. It is undefined if
 * there was no response.
 */
export type PostResult = {ok: true; key: string | undefined} | {ok: false; detail: string | undefined};

/** In milliseconds. */
const timeout = 20_000;

/**
 * Validates feedback and posts it. Never throws: every failure is `ok: false`.
 * @param given Form values.
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
