import type {RateLimit} from '../lib/database/rate-limit';
import {findIdempotencyKey} from '../lib/http/idempotency-key';
import type {Problem} from '../lib/http/problem';
import {problems} from '../lib/http/problem';
import {htmlResponse, jsonResponse, problemResponse, seeOther} from '../lib/http/responses';
import {readSubmission, wantsPage} from '../lib/http/submission';
import {errorCode, errorPlace} from '../lib/log';
import {rateSubject} from '../lib/rate-subject';
import type {Given} from './feedback-page';
import {feedbackPage} from './feedback-page';
import type {Caller, FeedbackPorts} from './ports';
import {inOurWords, invalidProblem, limitedProblem} from './problems';

import {feedbackSentPage, parseFeedback} from '../../src/contracts/feedback';

/** A reader may go through many pages in a while; a script should not fill the table. */
const pagesAllowed = 30;
const limitSeconds = 10 * 60;

type Answer = {response: Response; outcome: string; code?: string; at?: string | undefined};

/** Without a secret nothing is counted: an answer holds nobody's address, and the platform's own limit stands. */
function findLimit({ip}: Caller, {environment: {appSecret}}: FeedbackPorts): RateLimit | undefined {
  if (appSecret === undefined) return undefined;
  return {subject: rateSubject('feedback', ip, appSecret), allowed: pagesAllowed, seconds: limitSeconds};
}

/** Refuses in the words of whoever asked: problem details for a script, for a person a page with what was answered. */
function refuse(request: Request, {environment}: FeedbackPorts, shared: Problem, given?: Given): Answer {
  const problem = inOurWords(shared);
  const {status, headers, outcome} = problem;
  if (!wantsPage(request)) return {response: problemResponse(problem), outcome};
  return {
    response: htmlResponse(status, feedbackPage(problem, given, environment.supportMailbox.address), headers),
    outcome,
  };
}

async function answer(request: Request, caller: Caller, ports: FeedbackPorts): Promise<Answer> {
  const read = await readSubmission(request);
  if (!read.ok) return refuse(request, ports, read.problem);
  const {submission} = read;
  const found = findIdempotencyKey(request.headers, submission, ports.createId);
  if (!found.ok) return refuse(request, ports, problems.key);
  const given = {values: submission.values, key: found.key};
  const parsed = parseFeedback(submission.values);
  if (!parsed.ok) return refuse(request, ports, invalidProblem(parsed.errors), given);

  const record = {key: found.key, at: ports.clock(), feedback: parsed.value};
  const saved = await ports.store.save(record, findLimit(caller, ports));
  if (saved.kind === 'limited') return refuse(request, ports, limitedProblem(saved.seconds), given);
  if (saved.kind === 'unavailable') return {...refuse(request, ports, problems.unavailable, given), code: saved.code};
  // The key lets the same visit change its answer, or add a comment to it.
  const response = submission.kind === 'form' ? seeOther(feedbackSentPage) : jsonResponse(201, {id: found.key});
  return {response, outcome: saved.kind};
}

/** Answers a request to `/api/feedback`; the table in `functions/README.md` says how. It does not throw. */
export async function handleFeedback(request: Request, caller: Caller, ports: FeedbackPorts): Promise<Response> {
  const started = ports.clock().getTime();
  const given = await answer(request, caller, ports).catch((error: unknown): Answer => {
    return {...refuse(request, ports, problems.failed), code: errorCode(error), at: errorPlace(error)};
  });
  const {response, ...rest} = given;
  const ms = ports.clock().getTime() - started;
  ports.log(response.status >= 500 ? 'error' : 'info', {
    event: 'feedback',
    requestId: caller.requestId,
    status: response.status,
    ms,
    ...rest,
  });
  return response;
}
