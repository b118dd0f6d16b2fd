import {problemPage} from '../http/form-parts';
import type {Handled} from '../http/handle-and-log';
import {closedProblem, rephrase, type Problem} from '../http/problems/problem';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {linkProblems} from '../http/problems/shared';
import {wantsPage} from '../http/submission';
import {teamLinkDays} from '../leads/team-link';

export const problems = {
  ...linkProblems,
  expired: {
    status: 410,
    outcome: 'expired',
    title: 'This link has expired',
    detail: `Links work for ${teamLinkDays} days. Use the command line instead: npm run leads.`,
  },
  closed: closedProblem({
    title: 'Links aren’t working right now',
    detail: 'APP_SECRET is missing or too short.',
  }),
} as const satisfies Readonly<Record<string, Problem>>;

const rephraseProblem = rephrase({
  shared: {
    'other-origin': {title: 'This request came from another site', detail: 'Open the link in the email again.'},
    error: {title: 'Something went wrong on our side', detail: 'Open the link again to see what was done.'},
    unavailable: {
      title: 'The database isn’t responding',
      detail: 'Open the link again in 30 seconds to see what was done.',
    },
  },
});

/** Refuses with a page, or problem details. */
export const refuse = (request: Request, problem: Problem): Promise<Handled> =>
  refuseRequest(wantsPage(request), problem, () => problemPage(rephraseProblem(problem)));
