import {idempotencyHeader} from '@site/src/contracts/contact';
import {feedbackPath, type Feedback} from '@site/src/contracts/feedback';

/** `key` names this visit to the endpoint; `detail` says what to do. Neither: no answer came. */
export type PostResult = {ok: true; key: string | undefined} | {ok: false; detail: string | undefined};

/** After so many milliseconds without an answer it counts as not sent. */
const timeout = 20_000;

async function readText(response: Response, name: string): Promise<string | undefined> {
  const body: unknown = await response.json();
  const value = new Map<string, unknown>(Object.entries(body ?? {})).get(name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Sends an answer. Never throws: whatever goes wrong is `ok: false`.
 * @param key From an earlier answer of this visit, which the new one replaces.
 */
export async function postFeedback(feedback: Feedback, key: string | undefined): Promise<PostResult> {
  try {
    const response = await fetch(feedbackPath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(key !== undefined && {[idempotencyHeader]: key}),
      },
      body: JSON.stringify(feedback),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return {ok: true, key: await readText(response, 'id')};
    return {ok: false, detail: await readText(response, 'detail')};
  } catch {
    return {ok: false, detail: undefined};
  }
}
