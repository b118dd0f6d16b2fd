import type {Unavailable} from '../database/safe-query';
import type {Handled} from '../http/handle-and-log';
import {html} from '../http/html';
import type {Problem} from '../http/problems/problem';
import {problemPage, renderWays} from '../http/problems/problem-page';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {wantsPage} from '../http/submission';
import {rejectedPage} from '../leads/rejected-page';
import {renderButton, type LinkAction} from './pages';
import type {SubscribePorts} from './ports';
import {problems} from './problems';

import {newsletterForm, newsletterPages} from '#src/contracts/newsletter';

/** What an error page shows below the error: the sign-up form, the button again, or nothing. */
type NextStep = 'sign-up' | 'none' | {action: LinkAction; token: string};

/** Refuses; browsers get a page with what to do instead. */
export function refuse(
  request: Request,
  ports: SubscribePorts,
  problem: Problem,
  nextStep: NextStep = 'none',
): Promise<Handled> {
  return refuseRequest(wantsPage(request), problem, () => {
    if (nextStep === 'sign-up') {
      return rejectedPage(newsletterForm, problem, {values: {}, key: ports.createId()}, ports);
    }
    const button = nextStep === 'none' ? html`` : renderButton(nextStep.action, nextStep.token);
    const way = {label: 'open the newsletter page', href: newsletterPages.form};
    return problemPage(problem, html`${button} ${renderWays(way, ports.environment.supportMailbox.address)}`);
  });
}

/** Refuses because the database is not responding. */
export async function refuseUnavailable(
  request: Request,
  ports: SubscribePorts,
  {code}: Unavailable,
  nextStep: NextStep,
): Promise<Handled> {
  return {...(await refuse(request, ports, problems.unavailable, nextStep)), code};
}
