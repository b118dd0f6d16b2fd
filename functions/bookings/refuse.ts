import type {Unavailable} from '../lib/database/safe-query';
import {refuse, type Answer} from '../lib/http/answer';
import {problems as shared, type Problem} from '../lib/http/problem';
import {linkProblemPage} from './link-problem-page';
import type {BookingPorts} from './ports';
import {inOurWords} from './problems';

/** Refuses a link that leads nowhere. */
export function refuseLink(request: Request, {environment}: BookingPorts, problem: Problem): Answer {
  return refuse(request, problem, () => linkProblemPage(problem, environment.supportMailbox.address));
}

/** Refuses because the database does not answer. */
export function refuseUnavailable(request: Request, ports: BookingPorts, {code}: Unavailable): Answer {
  return {...refuseLink(request, ports, inOurWords(shared.unavailable)), code};
}
