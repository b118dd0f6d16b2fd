import type {Unavailable} from '../database/safe-query';
import type {Handled} from '../http/handle-and-log';
import {problemPage} from '../http/form-parts';
import {html} from '../http/html';
import {unmailedReason} from '../delivery/mail/unmailed-reason';
import type {Problem} from '../http/problems/problem';
import {refuse} from '../http/problems/refuse';
import {problems as shared} from '../http/problems/shared';
import {problems} from './problems';
import {rephraseProblem} from './problem-texts';
import type {BookingContext} from './booking-context';

/** Refuses a link that no longer works. */
export function refuseLink(
  {asPage, ports}: Pick<BookingContext, 'asPage' | 'ports'>,
  problem: Problem,
): Promise<Handled> {
  const {address} = ports.environment.supportMailbox;
  return refuse(asPage, problem, () =>
    problemPage(
      problem,
      html`<p class="other">
        You can <a href="/book">book a demo</a> or email <a href="mailto:${address}">${address}</a>.
      </p>`,
    ),
  );
}

/** Refuses because the database is not responding. */
export async function refuseUnavailable(context: BookingContext, {code}: Unavailable): Promise<Handled> {
  return {...(await refuseLink(context, rephraseProblem(shared.unavailable))), code};
}

/** Why booking is closed, if it is. */
export function findClosed({ports}: BookingContext) {
  const code = unmailedReason(ports.environment);
  return code === undefined ? undefined : {problem: problems.closed, code};
}
