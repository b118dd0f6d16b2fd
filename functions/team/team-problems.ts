import type {Handled} from '../http/handle-and-log';
import {linkProblems} from '../http/problems/create-problems';
import {closedProblem, type Problem} from '../http/problems/problem';
import {problemPage} from '../http/problems/problem-page';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {wantsPage} from '../http/submission';
import {teamLinkDays} from '../leads/team-link';

export const problems = {
  ...linkProblems,
  origin: {...linkProblems.origin, detail: 'Open the link in the email again.'},
  failed: {...linkProblems.failed, detail: 'Open the link again to see what was done.'},
  unavailable: {
    ...linkProblems.unavailable,
    title: 'The database isn’t responding',
    detail: 'Open the link again in 30 seconds to see what was done.',
  },
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
} as const;

/** Refuses with a page, or problem details. */
export const refuse = (request: Request, problem: Problem): Promise<Handled> =>
  refuseRequest(wantsPage(request), problem, () => problemPage(problem));
