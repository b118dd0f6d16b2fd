import type {Unavailable} from '../database/safe-query';
import type {Handled} from '../http/handle-and-log';
import {wantsPage} from '../http/submission';
import type {Problem} from '../http/problems/problem';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {problems as shared} from '../http/problems/shared';
import type {NextStep} from './pages';
import {refusalPage} from './pages';
import type {SubscribePorts} from './ports';
import {rephraseProblem} from './problems';

/** Refuses; browsers get a page with what to do instead. */
export function refuse(
  request: Request,
  {environment}: SubscribePorts,
  problem: Problem,
  nextStep: NextStep = {kind: 'none'},
): Promise<Handled> {
  return refuseRequest(wantsPage(request), problem, () =>
    refusalPage(problem, nextStep, environment.supportMailbox.address),
  );
}

/** Refuses because the database is not responding. */
export async function refuseUnavailable(
  request: Request,
  ports: SubscribePorts,
  {code}: Unavailable,
  nextStep: NextStep = {kind: 'none'},
): Promise<Handled> {
  return {...(await refuse(request, ports, rephraseProblem(shared.unavailable), nextStep)), code};
}
