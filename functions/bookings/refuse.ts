import type {Unavailable} from '../database/safe-query';
import type {Handled} from '../http/handle-and-log';
import {unmailedReason} from '../delivery/mail/unmailed-reason';
import type {Problem} from '../http/problems/problem';
import {problemPage, renderWays} from '../http/problems/problem-page';
import {refuse} from '../http/problems/refuse';
import {problems} from './problems';
import type {BookingContext} from './booking-context';

const way = {label: 'book a demo', href: '/book'};

/** Refuses a link that no longer works. */
export function refuseLink(
  {asPage, ports}: Pick<BookingContext, 'asPage' | 'ports'>,
  problem: Problem,
): Promise<Handled> {
  return refuse(asPage, problem, () => problemPage(problem, renderWays(way, ports.environment.supportMailbox.address)));
}

/** Refuses because the database is not responding. */
export async function refuseUnavailable(context: BookingContext, {code}: Unavailable): Promise<Handled> {
  return {...(await refuseLink(context, problems.unavailable)), code};
}

/** Why booking is closed, if it is. */
export function findClosed({ports}: BookingContext) {
  const code = unmailedReason(ports.environment);
  return code === undefined ? undefined : {problem: problems.closed, code};
}
