import {readFields} from '#src/contracts/fields';
import {confirmPath, newsletterForm, newsletterPages, unsubscribePath} from '#src/contracts/newsletter';
import {type Invited, type LinkAction, readLink} from '../delivery/renderers/newsletter';
import {readBody} from '../http/body';
import {handleAndLog, type Handled} from '../http/handle-and-log';
import {type Html, html, htmlPage} from '../http/html';
import type {Problem} from '../http/problems/problem';
import {problemPage, renderWays} from '../http/problems/problem-page';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {htmlResponse, jsonResponse, seeOther} from '../http/responses';
import {findSite, pathOf} from '../http/site';
import {bodyLimit, readSubmission, wantsPage} from '../http/submission';
import type {Caller} from '../leads/endpoint';
import {rejectedPage} from '../leads/rejected-page';
import {secretsOf} from '../security/secrets';
import {problems, signUp, type SubscribePorts} from './sign-up';

const linkActions: Readonly<Record<LinkAction, {path: string; title: string; text: string; button: string}>> = {
  confirm: {
    path: confirmPath,
    title: 'One more click',
    text: 'Press the button to get our monthly newsletter. We ask because mail scanners open links on their own, and they shouldn’t sign you up.',
    button: 'Confirm Subscription',
  },
  unsubscribe: {
    path: unsubscribePath,
    title: 'Unsubscribe?',
    text: 'Press the button and we won’t send you any more newsletters.',
    button: 'Unsubscribe',
  },
};

/** The button that does it. */
const renderButton = (action: LinkAction, token: string): Html => {
  const {path, button} = linkActions[action];
  return html`<form method="post" action="${path}">
    <input type="hidden" name="token" value="${token}" />
    <button type="submit" class="fn-button">${button}</button>
  </form>`;
};

/** What an error page shows below the error: the sign-up form, the button again, or nothing. */
type NextStep = 'sign-up' | 'none' | {action: LinkAction; token: string};

/** Refuses; browsers get a page with what to do instead. */
function refuse(request: Request, ports: SubscribePorts, problem: Problem, next: NextStep = 'none'): Promise<Handled> {
  return refuseRequest(wantsPage(request), problem, () => {
    if (next === 'sign-up') return rejectedPage(newsletterForm, problem, {values: {}, key: ports.createId()}, ports);
    const button = next === 'none' ? html`` : renderButton(next.action, next.token);
    const way = {label: 'open the newsletter page', href: newsletterPages.form};
    return problemPage(problem, html`${button} ${renderWays(way, ports.environment.supportMailbox.address)}`);
  });
}

/** A valid token, and whom it is for. */
type Bearer = {invited: Invited; made: Date; token: string};

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

/** Does something with a valid token, or refuses. */
async function withBearer(
  request: Request,
  action: LinkAction,
  {token, ports}: {token: unknown; ports: SubscribePorts},
  work: (bearer: Bearer) => Handled | Promise<Handled>,
): Promise<Handled> {
  const read = readLink(action, token, secretsOf(ports.environment), ports.clock());
  if (read.ok) return work({...read, token: String(token)});
  const problem = problems[read.reason === 'broken' ? 'brokenToken' : 'expired'];
  return refuse(request, ports, problem, action === 'confirm' ? 'sign-up' : 'none');
}

type Parts = {caller: Caller; ports: SubscribePorts};

/** Changes the list, with a welcome mail for a new reader. Returns a response only if that fails. */
async function change(
  request: Request,
  action: LinkAction,
  {invited, made, token}: Bearer,
  {caller: {requestId, defer}, ports}: Parts,
): Promise<Handled | undefined> {
  const {store, clock, outbox, environment} = ports;
  const result = await (action === 'confirm'
    ? store.confirm(invited, {made, at: clock(), site: findSite(request, environment)})
    : store.unsubscribe(invited.email, clock()));
  if (result.kind === 'gone') return refuse(request, ports, problems.gone, 'sign-up');
  if (result.kind === 'unavailable') {
    return {...(await refuse(request, ports, problems.unavailable, {action, token})), code: result.code};
  }
  if (result.kind === 'confirmed') defer(outbox.deliver(result.deliveries, requestId));
  return undefined;
}

/** POST from the page's button, or from an API client with the token. */
async function submit(request: Request, action: LinkAction, parts: Parts): Promise<Handled> {
  const {ports} = parts;
  const posted = await readSubmission(request);
  if (!posted.ok) return refuse(request, ports, problems[posted.reason]);
  const {kind, values} = posted.submission;
  return withBearer(request, action, {token: readFields(values).get('token'), ports}, async (bearer) => {
    const refused = await change(request, action, bearer, parts);
    if (refused !== undefined) return refused;
    const outcome = action === 'confirm' ? 'confirmed' : 'unsubscribed';
    const response = kind === 'form' ? seeOther(newsletterPages[outcome]) : jsonResponse(200, {state: outcome});
    return {response, outcome};
  });
}

/**
 * POST to the address in List-Unsubscribe (RFC 8058): mail programs send it from their own servers, with a fixed body,
 * and expect no redirect. The token in the address authorizes it.
 */
async function unsubscribeOneClick(request: Request, parts: Parts): Promise<Handled> {
  await readBody(request, bodyLimit);
  return withBearer(request, 'unsubscribe', {token: tokenOf(request), ports: parts.ports}, async (bearer) => {
    const refused = await change(request, 'unsubscribe', bearer, parts);
    return refused ?? {response: jsonResponse(200, {state: 'unsubscribed'}), outcome: 'unsubscribed-one-click'};
  });
}

async function handle(request: Request, action: LinkAction, parts: Parts): Promise<Handled> {
  const {ports} = parts;
  if (request.method === 'GET' || request.method === 'HEAD') {
    // It changes nothing, because mail scanners open links too.
    return withBearer(request, action, {token: tokenOf(request), ports}, ({token}) => {
      const {title, text} = linkActions[action];
      const page = html`<h1>${title}</h1>
        <p>${text}</p>
        ${renderButton(action, token)}`;
      return {response: htmlResponse(200, htmlPage(title, page)), outcome: 'shown'};
    });
  }
  if (request.method !== 'POST') return refuse(request, ports, problems.method);
  const isOneClick = action === 'unsubscribe' && new URL(request.url).searchParams.has('token');
  return isOneClick ? unsubscribeOneClick(request, parts) : submit(request, action, parts);
}

/** Responds to `/api/subscribe` and below as `functions/guides/newsletter.md` lists. It does not throw. */
export async function handleSubscribe(request: Request, caller: Caller, ports: SubscribePorts): Promise<Response> {
  const path = pathOf(request);
  if (path !== confirmPath && path !== unsubscribePath) return signUp(request, caller, ports);
  return handleAndLog(
    {...ports, event: 'newsletter', requestId: caller.requestId},
    () => handle(request, path === confirmPath ? 'confirm' : 'unsubscribe', {caller, ports}),
    (reason) => refuse(request, ports, problems[reason]),
  );
}
