import {type Handled, handleAndLog} from '../http/handle-and-log';
import type {Caller} from '../leads/endpoint';
import {submitAction, showPage, unsubscribeOneClick} from './link-actions';
import type {LinkAction} from './pages';
import type {SubscribePorts} from './ports';
import {problems} from './problems';
import {refuse} from './refuse';
import {signUp} from './sign-up';

import {confirmPath, unsubscribePath} from '#src/contracts/newsletter';

/** The kind of mail link an address belongs to, if any. */
function findLinkAction(path: string): LinkAction | undefined {
  if (path === confirmPath) return 'confirm';
  return path === unsubscribePath ? 'unsubscribe' : undefined;
}

async function handle(request: Request, action: LinkAction, caller: Caller, ports: SubscribePorts): Promise<Handled> {
  if (request.method === 'GET' || request.method === 'HEAD') return showPage(request, action, ports);
  if (request.method !== 'POST') return refuse(request, ports, problems.method);
  if (action === 'unsubscribe' && new URL(request.url).searchParams.has('token'))
    return unsubscribeOneClick(request, caller, ports);
  return submitAction(request, action, caller, ports);
}

/** Responds to `/api/subscribe` and below as `functions/guides/newsletter.md` lists. It does not throw. */
export async function handleSubscribe(request: Request, caller: Caller, ports: SubscribePorts): Promise<Response> {
  const action = findLinkAction(new URL(request.url).pathname);
  if (action === undefined) return signUp(request, caller, ports);
  return handleAndLog(
    {...ports, event: 'newsletter', requestId: caller.requestId},
    () => handle(request, action, caller, ports),
    () => refuse(request, ports, problems.failed),
  );
}
