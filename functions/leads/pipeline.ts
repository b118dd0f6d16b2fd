import {type Handled, handleAndLog} from '../http/handle-and-log';
import {invalidProblem, limitedProblem, type Problem, rephrase} from '../http/problems/problem';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {problems} from '../http/problems/shared';
import {findIdempotencyKey} from '../http/idempotency-key';
import {readSubmission, wantsPage, type Submission} from '../http/submission';
import {findLimits} from '../security/rate-subject';
import {unsignedReason} from '../security/secrets';
import {readSource} from './read-source';
import type {Caller, Endpoint, Lead, PipelinePorts, FormInput} from './endpoint';

type Run<Value> = {
  request: Request;
  caller: Caller;
  endpoint: Endpoint<Value>;
  ports: PipelinePorts;
};

/** Refuses with the endpoint's texts; browsers get a page with what was typed. */
function refuse<Value>({request, endpoint, ports}: Run<Value>, shared: Problem, input?: FormInput): Promise<Handled> {
  const problem = rephrase(endpoint.texts)(shared);
  const {address} = ports.environment.supportMailbox;
  return refuseRequest(wantsPage(request), problem, () =>
    endpoint.page(problem, input ?? {key: ports.createId()}, address),
  );
}

/** Stores the lead, responds, and defers its deliveries. */
async function accept<Value>(
  run: Run<Value>,
  lead: Lead<Value>,
  kind: Submission['kind'],
  input: FormInput,
): Promise<Handled> {
  const {caller, endpoint, ports} = run;
  const {appSecret} = ports.environment;
  // A lost lead costs more than spam, so it is accepted without our own limit; the platform's limit still applies.
  const code = unsignedReason(ports.environment);
  if (code !== undefined) {
    const entry = {event: endpoint.event, outcome: 'limit-off', requestId: caller.requestId};
    ports.log('warn', {...entry, code});
  }
  const limits = findLimits(endpoint.event, caller.ip, appSecret, endpoint.allowances);
  const stored = await endpoint.store(lead, limits);
  if (stored.kind === 'limited') {
    return refuse(run, limitedProblem(stored.seconds, endpoint.texts.limited, ports.environment), input);
  }
  // The page's form gets a new key, so it can be sent again.
  if (stored.kind === 'other-request') return refuse(run, problems.otherRequest, {...input, key: ports.createId()});
  if (stored.kind === 'refused') return refuse(run, stored.problem, input);
  if (stored.kind === 'unavailable') return {...(await refuse(run, problems.unavailable, input)), code: stored.code};
  const {deliveries} = stored;
  if (deliveries.length > 0) caller.defer(ports.outbox.deliver(deliveries, caller.requestId));
  return {response: endpoint.respond(kind, stored.id), outcome: stored.kind};
}

async function respond<Value>(run: Run<Value>): Promise<Handled> {
  const {request, endpoint, ports} = run;
  const read = await readSubmission(request);
  if (!read.ok) return refuse(run, read.problem);
  const {kind, values} = read.submission;
  const found = findIdempotencyKey(request.headers, read.submission, ports.createId);
  if (!found.ok) return refuse(run, problems.key);
  const input = {values, key: found.key};
  const parsed = endpoint.parse(values);
  if (!parsed.ok) return refuse(run, invalidProblem(parsed.errors, endpoint.texts.invalid), input);
  const closed = endpoint.closed?.();
  if (closed !== undefined) return {...(await refuse(run, closed.problem, input)), code: closed.code};
  const at = ports.clock();
  const screening = endpoint.screen?.(values, parsed.value, at) ?? {suspicions: []};
  const lead = {
    id: ports.createId(),
    key: found.key,
    at,
    value: parsed.value,
    source: readSource(values, request),
    ...screening,
  };
  return accept(run, lead, kind, input);
}

/**
 * Handles everything a visitor sends: read, validate, screen, store, respond, deliver. After a 2xx or 3xx response, the
 * lead is committed with its deliveries. It does not throw.
 */
export function runPipeline<Value>(
  request: Request,
  caller: Caller,
  endpoint: Endpoint<Value>,
  ports: PipelinePorts,
): Promise<Response> {
  const run = {request, caller, endpoint, ports};
  return handleAndLog(
    {...ports, event: endpoint.event, requestId: caller.requestId},
    () => respond(run),
    () => refuse(run, problems.failed),
  );
}
