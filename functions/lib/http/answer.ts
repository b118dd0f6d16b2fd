import {errorCode, errorPlace, type Log} from '../log';
import type {Problem} from './problem';
import {htmlResponse, problemResponse} from './responses';
import {wantsPage} from './submission';

/** A response, and what the log says of it. */
export type Answer = {response: Response; outcome: string; code?: string; at?: string | undefined};

/** Refuses with problem details. */
export function refuseScript(problem: Problem): Answer {
  return {response: problemResponse(problem), outcome: problem.outcome};
}

/** Refuses in the words of whoever asked: problem details for a script, a page for a person. */
export function refuse(request: Request, problem: Problem, page: () => string): Answer {
  if (!wantsPage(request)) return refuseScript(problem);
  return {response: htmlResponse(problem.status, page(), problem.headers), outcome: problem.outcome};
}

/** A request in the log, and what it is logged with. */
export type Logged = {event: string; requestId: string; clock: () => Date; log: Log};

/**
 * Answers a request and leaves one line about it in the log. It does not throw: an error becomes what `fail` answers, with
 * its code and its place in the code in the log.
 */
export async function answerLogged(
  {event, requestId, clock, log}: Logged,
  answer: () => Promise<Answer>,
  fail: () => Answer,
): Promise<Response> {
  const started = clock().getTime();
  const {response, ...rest} = await answer().catch((error: unknown) => {
    return {...fail(), code: errorCode(error), at: errorPlace(error)};
  });
  const {status} = response;
  log(status >= 500 ? 'error' : 'info', {event, requestId, status, ms: clock().getTime() - started, ...rest});
  return response;
}
