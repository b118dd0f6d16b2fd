import {linkProblems} from '../http/problems/create-problems';
import {closedProblem, type Problem} from '../http/problems/problem';

import {confirmHours} from '#src/contracts/newsletter';

export const problems = {
  ...linkProblems,
  expired: {
    status: 410,
    outcome: 'expired',
    title: 'This link has expired',
    detail: `It was valid for ${confirmHours} hours. Request a new one below.`,
  },
  gone: {
    status: 410,
    outcome: 'gone',
    title: 'This link no longer works',
    detail: 'This address was unsubscribed, or was never confirmed. You can sign up again below.',
  },
  tomorrow: {
    status: 429,
    outcome: 'full',
    title: 'Too many sign-ups right now',
    detail: 'Try again tomorrow.',
    headers: {'Retry-After': '86400'},
  },
  closed: closedProblem({
    title: 'Sign-up isn’t working right now',
    detail: 'We can’t send email at the moment. Try again tomorrow.',
  }),
} as const satisfies Readonly<Record<string, Problem | ((...args: never[]) => Problem)>>;
