import {findIdempotencyKey} from '../http/idempotency-key';
import {problems, type Problem} from '../http/problem';
import {htmlResponse, problemResponse} from '../http/responses';
import {readSubmission, wantsPage, type Submission} from '../http/submission';
import {errorCode, errorPlace} from '../log';
import {findLimits} from '../rate-subject';
import type {Answer, Caller, Endpoint, Lead, PipelinePorts, Typed} from './types';

type Run<Value> = {
  request: Request;
  caller: Caller;
  endpoint: Endpoint<Value>;
  ports: PipelinePorts;
};

/** Refuses in the words of whoever asked: problem details for a script, for a person a page with what was typed. */
function refuse<Value>({request, endpoint, ports}: Run<Value>, shared: Problem, typed?: Typed): Answer {
  const problem = endpoint.words(shared);
  const {status, headers, outcome} = problem;
  if (!wantsPage(request)) return {response: problemResponse(problem), outcome};
  const page = endpoint.page(problem, typed ?? {key: ports.createId()}, ports.environment.supportMailbox.address);
  return {response: htmlResponse(status, page, headers), outcome};
}

/** Stores what was read, answers, and leaves its deliveries for after the answer. */
async function take<Value>(
  run: Run<Value>,
  lead: Lead<Value>,
  kind: Submission['kind'],
  typed: Typed,
): Promise<Answer> {
  const {caller, endpoint, ports} = run;
  const {appSecret} = ports.environment;
  // A lost lead costs more than spam, so it is taken without a limit of ours; the platform's own still stands.
  if (appSecret === undefined) {
    const entry = {event: endpoint.event, outcome: 'limit-off', requestId: caller.requestId};
    ports.log('warn', {...entry, code: 'APP_SECRET is not set'});
  }
  const limits = findLimits(endpoint.event, caller.ip, appSecret, endpoint.allowances, lead.at);
  const stored = await endpoint.store(lead, limits);
  if (stored.kind === 'limited') return refuse(run, endpoint.limited(stored.seconds), typed);
  if (stored.kind === 'refused') return refuse(run, stored.problem, typed);
  if (stored.kind === 'unavailable') return {...refuse(run, problems.unavailable, typed), code: stored.code};
  const {deliveries} = stored;
  if (deliveries.length > 0) caller.defer(ports.outbox.deliver(deliveries, caller.requestId));
  return {response: endpoint.answer(kind, stored.id), outcome: stored.kind};
}

async function answer<Value>(run: Run<Value>): Promise<Answer> {
  const {request, endpoint, ports} = run;
  const read = await readSubmission(request);
  if (!read.ok) return refuse(run, read.problem);
  const {kind, values} = read.submission;
  const found = findIdempotencyKey(request.headers, read.submission, ports.createId);
  if (!found.ok) return refuse(run, problems.key);
  const typed = {values, key: found.key};
  const parsed = endpoint.parse(values);
  if (!parsed.ok) return refuse(run, endpoint.invalid(parsed.errors), typed);
  const closed = endpoint.closed?.();
  if (closed !== undefined) return {...refuse(run, closed.problem, typed), code: closed.code};
  const at = ports.clock();
  const suspicions = endpoint.screen?.(values, parsed.value, at) ?? [];
  const lead = {id: ports.createId(), key: found.key, at, value: parsed.value, suspicions};
  return take(run, lead, kind, typed);
}

/**
 * The one way in for whatever a visitor sends: read, validate, screen, store, answer, deliver. What was answered with 2xx
 * or 3xx is committed, with the deliveries that it calls for. It does not throw.
 */
export async function runPipeline<Value>(
  request: Request,
  caller: Caller,
  endpoint: Endpoint<Value>,
  ports: PipelinePorts,
): Promise<Response> {
  const started = ports.clock().getTime();
  const run = {request, caller, endpoint, ports};
  const given = await answer(run).catch((error: unknown): Answer => {
    return {...refuse(run, problems.failed), code: errorCode(error), at: errorPlace(error)};
  });
  const {response, ...rest} = given;
  ports.log(response.status >= 500 ? 'error' : 'info', {
    event: endpoint.event,
    requestId: caller.requestId,
    status: response.status,
    ms: ports.clock().getTime() - started,
    ...rest,
  });
  return response;
}
