import type {Form, FormValues} from '#src/contracts/form';
import {handleAndLog, type Handled} from '../http/handle-and-log';
import {createProblems} from '../http/problems/create-problems';
import type {Problem} from '../http/problems/problem';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {jsonResponse, seeOther} from '../http/responses';
import {readSubmission, type Submission, wantsPage} from '../http/submission';
import {findLimits} from '../security/rate-subject';
import {secretsOf, unsignedReason} from '../security/secrets';
import type {Caller, FormHandler, FormInput, Lead, PipelinePorts} from './endpoint';
import {type HiddenFields, readHiddenFields} from './hidden-fields';
import {rejectedPage} from './rejected-page';
import {screenLead} from './screen';

/** A request with a form, and what handles it. */
export type Run<Given extends Form> = {
  request: Request;
  caller: Caller;
  form: Given;
  handler: FormHandler<FormValues<Given>>;
  ports: PipelinePorts;
};

/** Refuses; browsers get the page with what was typed. */
export function refuse<Given extends Form>(run: Run<Given>, problem: Problem, input?: FormInput): Promise<Handled> {
  const {request, form, handler, ports} = run;
  const formInput = input ?? {key: ports.createId()};
  return refuseRequest(wantsPage(request), problem, async () =>
    handler.page ? handler.page(problem, formInput) : rejectedPage(form, problem, formInput, ports),
  );
}

const respondAs = ({sentPage}: Form, kind: Submission['kind'], id: string): Response =>
  kind === 'form' ? seeOther(sentPage) : jsonResponse(201, {id});

/** Stores the lead, responds, and defers its deliveries. */
async function accept<Given extends Form>(
  run: Run<Given>,
  lead: Lead<FormValues<Given>>,
  kind: Submission['kind'],
  input: FormInput,
): Promise<Handled> {
  const {caller, form, handler, ports} = run;
  const {appSecret} = ports.environment;
  const problems = createProblems(form);
  // A lost lead costs more than spam, so it is accepted without our own limit; the platform's limit still applies.
  const code = unsignedReason(ports.environment);
  if (code !== undefined) {
    const entry = {event: form.name, outcome: 'limit-off', requestId: caller.requestId};
    ports.log('warn', {...entry, code});
  }
  const limits = findLimits(form.name, caller.ip, appSecret, handler.allowances);
  const stored = await handler.store(lead, limits);
  if (stored.kind === 'limited') {
    return refuse(run, problems.limited(stored.seconds, ports.environment), input);
  }
  // The page's form gets a new key, so it can be sent again.
  if (stored.kind === 'other-request') return refuse(run, problems.otherRequest, {...input, key: ports.createId()});
  if (stored.kind === 'refused') return refuse(run, stored.problem, input);
  if (stored.kind === 'unavailable') return {...(await refuse(run, problems.unavailable, input)), code: stored.code};
  const {deliveries, id} = stored;
  caller.defer(ports.outbox.deliver(deliveries, caller.requestId));
  return {response: handler.respond?.(kind, id) ?? respondAs(form, kind, id), outcome: stored.kind};
}

function screen<Given extends Form>(
  {handler, ports}: Run<Given>,
  hidden: HiddenFields,
  value: FormValues<Given>,
  at: Date,
) {
  return screenLead({hidden, text: handler.textOf?.(value) ?? '', secrets: secretsOf(ports.environment), at});
}

async function respond<Given extends Form>(run: Run<Given>): Promise<Handled> {
  const {request, form, handler, ports} = run;
  const problems = createProblems(form);
  const read = await readSubmission(request);
  if (!read.ok) return refuse(run, problems[read.reason]);
  const {kind, values} = read.submission;
  const hidden = readHiddenFields(request, read.submission);
  if (hidden.hasBrokenKey) return refuse(run, problems.key);
  const {source, key = ports.createId()} = hidden;
  const input = {values, key, source};
  const parsed = form.parse(values);
  if (!parsed.ok) return refuse(run, problems.invalid(parsed.errors as Record<string, string>), input);
  const closed = handler.closed?.();
  if (closed !== undefined) return {...(await refuse(run, closed.problem, input)), code: closed.code};
  const at = ports.clock();
  const value = parsed.value as FormValues<Given>;
  const lead = {id: ports.createId(), key, at, value, source, ...screen(run, hidden, value, at)};
  return accept(run, lead, kind, input);
}

/**
 * Handles everything a visitor sends with a form: read, validate, screen, store, respond, deliver. After a 2xx or 3xx
 * response, the lead is committed with its deliveries. It does not throw.
 */
export function handleForm<Given extends Form>(
  form: Given,
  handler: FormHandler<FormValues<Given>>,
  request: Request,
  caller: Caller,
  ports: PipelinePorts,
): Promise<Response> {
  const run = {request, caller, form, handler, ports};
  return handleAndLog(
    {...ports, event: form.name, requestId: caller.requestId},
    () => respond(run),
    (reason) => refuse(run, createProblems(form)[reason]),
  );
}
