import type {Unavailable} from '../lib/database/safe-query';
import {refuse as refuseRequest, type Answer} from '../lib/http/answer';
import type {Problem} from '../lib/http/problem';
import {problems as shared} from '../lib/http/problem';
import type {Offer} from './pages';
import {refusalPage} from './pages';
import type {SubscribePorts} from './ports';
import {inOurWords} from './problems';

/** Refuses with a page for a person that offers what to do instead. */
export function refuse(
  request: Request,
  {environment}: SubscribePorts,
  problem: Problem,
  offer: Offer = {kind: 'none'},
): Answer {
  return refuseRequest(request, problem, () => refusalPage(problem, offer, environment.supportMailbox.address));
}

/** Refuses because the database does not answer. */
export function refuseUnavailable(
  request: Request,
  ports: SubscribePorts,
  {code}: Unavailable,
  offer: Offer = {kind: 'none'},
): Answer {
  return {...refuse(request, ports, inOurWords(shared.unavailable), offer), code};
}
