import {closedProblem, type ProblemTexts, type Problem, rephrase} from '../http/problems/problem';
import {linkProblems} from '../http/problems/shared';

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
    detail: 'This email has since been unsubscribed, or was never confirmed. You can sign up again below.',
  },
  closed: closedProblem({
    title: 'Sign-up isn’t working right now',
    detail: 'We can’t send email at the moment. Try again tomorrow.',
  }),
} as const satisfies Readonly<Record<string, Problem>>;

/** Problem texts of `/api/subscribe`. */
export const texts: ProblemTexts = {
  invalid: {title: 'Please check your email', detail: 'Correct it, then press Subscribe again.'},
  limited: {
    title: 'Too many sign-ups',
    detail: 'We limit how many addresses one network can sign up. Try again',
  },
  shared: {
    'wrong-method': {
      title: 'Only POST is allowed here',
      detail: 'Send a POST request, as the newsletter form does.',
    },
    'other-origin': {
      title: 'This request came from another site',
      detail: 'Open the newsletter page on our site and sign up there.',
    },
    'too-large': {
      title: 'This request is too large',
      detail: 'Send only the email address. A request can be up to 64 KiB.',
    },
    error: {title: 'Something went wrong on our side', detail: 'Nothing was changed. Try again in a moment.'},
    unavailable: {
      title: 'We couldn’t save this',
      detail: 'Our database isn’t responding. Try again in 30 seconds.',
    },
  },
};

/** Rephrases a shared problem for this endpoint. */
export const rephraseProblem = rephrase(texts);
