import type {Unavailable} from '../database/safe-query';
import type {Handled} from '../http/handle-and-log';
import {renderAlert} from '../http/form-parts';
import {html, htmlPage} from '../http/html';
import {unmailedReason} from '../delivery/mail/unmailed-reason';
import type {Problem} from '../http/problems/problem';
import {refuse} from '../http/problems/refuse';
import {problems as shared} from '../http/problems/shared';
import {problems} from './problems';
import {rephraseProblem} from './problem-texts';
import type {BookingContext} from './booking-context';

/** The page for a link that no longer works. */
function linkProblemPage({title, detail}: Problem, support: string): string {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderAlert(detail)}
      <p class="other">
        You can <a href="/book">book a demo</a> or email <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}

/** Refuses a link that no longer works. */
export function refuseLink(
  {asPage, ports}: Pick<BookingContext, 'asPage' | 'ports'>,
  problem: Problem,
): Promise<Handled> {
  return refuse(asPage, problem, () => linkProblemPage(problem, ports.environment.supportMailbox.address));
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
