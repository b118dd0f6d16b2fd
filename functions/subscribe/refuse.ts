import type {Problem} from '../lib/http/problem';
import {problems as shared} from '../lib/http/problem';
import {htmlResponse, problemResponse} from '../lib/http/responses';
import {wantsPage} from '../lib/http/submission';
import type {Answer} from '../lib/pipeline/types';
import type {Offer} from './pages';
import {refusalPage} from './pages';
import type {SubscribePorts, Unavailable} from './ports';
import {inOurWords} from './problems';

/** Refuses in the words of whoever asked: problem details for a script, a page for a person. */
export function refuse(
  request: Request,
  ports: SubscribePorts,
  problem: Problem,
  offer: Offer = {kind: 'none'},
): Answer {
  const {status, headers, outcome} = problem;
  if (!wantsPage(request)) return {response: problemResponse(problem), outcome};
  const page = refusalPage(problem, offer, ports.environment.supportMailbox.address);
  return {response: htmlResponse(status, page, headers), outcome};
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
