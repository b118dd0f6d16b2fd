import {errorCode, errorLocation, type Log} from '../log';

/** A response, and its outcome for the log. */
export type Answer = {response: Response; outcome: string; code?: string; at?: string | undefined};

/** Log fields of a request. */
export type Logged = {event: string; requestId: string; clock: () => Date; log: Log};

/**
 * Handles a request and writes one line to the log. It does not throw: an error becomes the response of `fail`, and the
 * log gets its code and location.
 */
export async function answerLogged(
  {event, requestId, clock, log}: Logged,
  answer: () => Promise<Answer>,
  fail: () => Answer | Promise<Answer>,
): Promise<Response> {
  const started = clock().getTime();
  const {response, ...rest} = await answer().catch(async (error: unknown) => {
    return {...(await fail()), code: errorCode(error), at: errorLocation(error)};
  });
  const {status} = response;
  log(status >= 500 ? 'error' : 'info', {event, requestId, status, ms: clock().getTime() - started, ...rest});
  return response;
}
