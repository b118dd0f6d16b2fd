import type {RateLimit} from '../lib/database/rate-limit';
import {findIdempotencyKey} from '../lib/http/idempotency-key';
import type {Problem} from '../lib/http/problem';
import {problems} from '../lib/http/problem';
import {htmlResponse, jsonResponse, problemResponse, seeOther} from '../lib/http/responses';
import {readSubmission, wantsPage} from '../lib/http/submission';
import {errorCode, errorPlace} from '../lib/log';
import {rateSubject} from '../lib/rate-subject';
import type {Typed} from './contact-page';
import {contactPage} from './contact-page';
import {deliverMessage} from './deliver-message';
import type {Caller, ContactPorts, ContactRecord} from './ports';
import {invalidProblem, limitedProblem} from './problems';

import {parseContactMessage} from '../../src/contracts/contact';

/** Page that a form post without JavaScript ends on. */
const sentPage = '/contact/sent';

const limitSeconds = 10 * 60;

type Answer = {response: Response; outcome: string; code?: string; at?: string | undefined};

function findLimit({ip, requestId}: Caller, {environment, log}: ContactPorts): RateLimit | undefined {
  const {appSecret, contactLimit} = environment;
  if (appSecret !== undefined) {
    return {subject: rateSubject('contact', ip, appSecret), allowed: contactLimit, seconds: limitSeconds};
  }
  // A lost lead costs more than spam, so messages are taken; the platform's own limit still stands.
  log('warn', {event: 'contact', outcome: 'limit-off', requestId, code: 'APP_SECRET is not set'});
  return undefined;
}

/** Refuses in the words of whoever asked: problem details for a script, for a person a page with what was typed. */
function refuse(request: Request, {createId, environment}: ContactPorts, problem: Problem, typed?: Typed): Answer {
  const {status, headers, outcome} = problem;
  if (!wantsPage(request)) return {response: problemResponse(problem), outcome};
  const page = contactPage(problem, typed ?? {key: createId()}, environment.supportMailbox.address);
  return {response: htmlResponse(status, page, headers), outcome};
}

async function answer(request: Request, caller: Caller, ports: ContactPorts): Promise<Answer> {
  const read = await readSubmission(request);
  if (!read.ok) return refuse(request, ports, read.problem);
  const {submission} = read;
  const found = findIdempotencyKey(request.headers, submission, ports.createId);
  if (!found.ok) return refuse(request, ports, problems.key);
  const typed = {values: submission.values, key: found.key};
  const parsed = parseContactMessage(submission.values);
  if (!parsed.ok) return refuse(request, ports, invalidProblem(parsed.errors), typed);

  const record: ContactRecord = {
    id: ports.createId(),
    key: found.key,
    receivedAt: ports.clock(),
    message: parsed.value,
  };
  const accepted = await ports.store.accept(record, findLimit(caller, ports));
  if (accepted.kind === 'limited') return refuse(request, ports, limitedProblem(accepted.seconds), typed);
  if (accepted.kind === 'unavailable') {
    return {...refuse(request, ports, problems.unavailable, typed), code: accepted.code};
  }
  if (accepted.kind === 'stored') caller.defer(deliverMessage(record, caller, ports));
  const response = submission.kind === 'form' ? seeOther(sentPage) : jsonResponse(201, {id: accepted.id});
  return {response, outcome: accepted.kind};
}

/** Answers a request to `/api/contact`; the table in `functions/README.md` says how. It does not throw. */
export async function handleContact(request: Request, caller: Caller, ports: ContactPorts): Promise<Response> {
  const started = ports.clock().getTime();
  const given = await answer(request, caller, ports).catch((error: unknown): Answer => {
    return {...refuse(request, ports, problems.failed), code: errorCode(error), at: errorPlace(error)};
  });
  const {response, ...rest} = given;
  const ms = ports.clock().getTime() - started;
  ports.log(response.status >= 500 ? 'error' : 'info', {
    event: 'contact',
    requestId: caller.requestId,
    status: response.status,
    ms,
    ...rest,
  });
  return response;
}
