import {closedProblem, type EndpointWords, type Problem, rephrase} from '../lib/problems/problem';
import {linkProblems} from '../lib/problems/shared';

import {confirmHours} from '#src/contracts/newsletter';

export const problems = {
  ...linkProblems,
  expired: {
    status: 410,
    outcome: 'expired',
    title: 'This link has expired',
    detail: `It worked for ${confirmHours} hours. Ask for a new one below.`,
  },
  gone: {
    status: 410,
    outcome: 'gone',
    title: 'This link has been used up',
    detail: 'The address has left the list since, or was never confirmed. You can sign up again below.',
  },
  closed: closedProblem({
    title: 'Signing up does not work at the moment',
    detail: 'We cannot send mails right now. Try again tomorrow.',
  }),
} as const satisfies Readonly<Record<string, Problem>>;

/** What `/api/subscribe` says of its refusals. */
export const words: EndpointWords = {
  invalid: {title: 'Please check your address', detail: 'Change it, then press Subscribe again.'},
  limited: {
    title: 'That was a lot of addresses',
    detail: 'We take a few at a time from one connection. Try again',
  },
  shared: {
    'wrong-method': {
      title: 'This address takes sign-ups',
      detail: 'Send it a POST request, as the newsletter form does.',
    },
    'other-origin': {
      title: 'This came from another site',
      detail: 'Open the newsletter page on our site and sign up there.',
    },
    'too-large': {
      title: 'This is more than an address',
      detail: 'Send the address alone. A request may be 64 KiB long.',
    },
    error: {title: 'Something went wrong on our side', detail: 'Nothing was changed. Try again in a moment.'},
    unavailable: {
      title: 'We could not save this',
      detail: 'Our database does not answer. Try again in half a minute.',
    },
  },
};

/** A refusal of functions/lib in this endpoint's words. */
export const inOurWords = rephrase(words);
