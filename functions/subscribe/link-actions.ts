import type {Handled} from '../http/handle-and-log';
import {readBody} from '../http/body';
import {htmlResponse, jsonResponse, seeOther} from '../http/responses';
import {findSite} from '../http/site';
import {bodyLimit, readSubmission} from '../http/submission';
import type {Caller} from '../leads/endpoint';
import {secretsOf} from '../security/secrets';
import {readToken} from '../security/token';
import {linkPage, type LinkAction} from './pages';
import type {SubscribePorts} from './ports';
import {problems} from './problems';
import {refuse, refuseUnavailable} from './refuse';

import {readFields} from '#src/contracts/fields';
import {newsletterPages} from '#src/contracts/newsletter';

/** A valid token, and the ID of its subscriber. */
type Bearer = {id: string; token: string};
type Reason = 'broken' | 'expired';
type BearerResult = {ok: true; bearer: Bearer} | {ok: false; reason: Reason};

function readBearer(action: LinkAction, token: unknown, {environment, clock}: SubscribePorts): BearerResult {
  // Without a secret, no signature can be checked.
  if (typeof token !== 'string') return {ok: false, reason: 'broken'};
  const read = readToken(`newsletter-${action}`, token, secretsOf(environment), clock());
  return read.ok ? {ok: true, bearer: {id: read.subject, token}} : read;
}

function refuseToken(request: Request, ports: SubscribePorts, action: LinkAction, reason: Reason): Promise<Handled> {
  const problem = problems[reason === 'broken' ? 'brokenToken' : 'expired'];
  return refuse(request, ports, problem, action === 'confirm' ? 'sign-up' : 'none');
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

/** GET: shows the page with the button. It changes nothing, because mail scanners open links too. */
export async function showPage(request: Request, action: LinkAction, ports: SubscribePorts): Promise<Handled> {
  const read = readBearer(action, tokenOf(request), ports);
  if (!read.ok) return refuseToken(request, ports, action, read.reason);
  return {response: htmlResponse(200, linkPage(action, read.bearer.token)), outcome: 'shown'};
}

/** Changes the list, with a welcome mail for a new reader. Returns a response only if that fails. */
async function change(
  request: Request,
  action: LinkAction,
  {id, token}: Bearer,
  {requestId, defer}: Caller,
  ports: SubscribePorts,
): Promise<Handled | undefined> {
  const {store, clock, outbox, environment} = ports;
  const result = await (action === 'confirm'
    ? store.confirm(id, clock(), findSite(request, environment))
    : store.unsubscribe(id, clock()));
  if (result.kind === 'gone') return refuse(request, ports, problems.gone, 'sign-up');
  if (result.kind === 'unavailable') return refuseUnavailable(request, ports, result, {action, token});
  if (result.kind === 'confirmed') defer(outbox.deliver(result.deliveries, requestId));
  return undefined;
}

/** POST from the page's button, or from an API client with the token. */
export async function submitAction(
  request: Request,
  action: LinkAction,
  caller: Caller,
  ports: SubscribePorts,
): Promise<Handled> {
  const posted = await readSubmission(request);
  if (!posted.ok) return refuse(request, ports, problems[posted.reason]);
  const {kind, values} = posted.submission;
  const read = readBearer(action, readFields(values).get('token'), ports);
  if (!read.ok) return refuseToken(request, ports, action, read.reason);
  const refused = await change(request, action, read.bearer, caller, ports);
  if (refused !== undefined) return refused;
  const outcome = action === 'confirm' ? 'confirmed' : 'unsubscribed';
  const response = kind === 'form' ? seeOther(newsletterPages[outcome]) : jsonResponse(200, {state: outcome});
  return {response, outcome};
}

/**
 * POST to the address in List-Unsubscribe (RFC 8058): mail programs send it from their own servers, with a fixed body,
 * and expect no redirect. The token in the address authorizes it.
 */
export async function unsubscribeOneClick(request: Request, caller: Caller, ports: SubscribePorts): Promise<Handled> {
  await readBody(request, bodyLimit);
  const read = readBearer('unsubscribe', tokenOf(request), ports);
  if (!read.ok) return refuseToken(request, ports, 'unsubscribe', read.reason);
  const refused = await change(request, 'unsubscribe', read.bearer, caller, ports);
  return refused ?? {response: jsonResponse(200, {state: 'unsubscribed'}), outcome: 'unsubscribed-one-click'};
}
