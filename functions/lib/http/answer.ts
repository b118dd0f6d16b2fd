import {errorCode, errorPlace, type Log} from '../log';

/** A response and its outcome for the log. */
export type Answer = {response: Response; outcome: string; code?: string; at?: string | undefined};

/** What a request is logged with. */
export type Logged = {event: string; requestId: string; clock: () => Date; log: Log};

/**
 * Answers a request and writes one line about it to the log. It does not throw: an error becomes the answer of `fail`, and
 * the log gets its code and its place in the code.
 */
export async function answerLogged(
  {event, requestId, clock, log}: Logged,
  answer: () => Promise<Answer>,
  fail: () => Answer | Promise<Answer>,
): Promise<Response> {
  const started = clock().getTime();
  const {response, ...rest} = await answer().catch(async (error: unknown) => {
    return {...(await fail()), code: errorCode(error), at: errorPlace(error)};
  });
  const {status} = response;
  log(status >= 500 ? 'error' : 'info', {event, requestId, status, ms: clock().getTime() - started, ...rest});
  return response;
}
