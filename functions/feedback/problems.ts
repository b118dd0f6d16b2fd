import type {Problem} from '../lib/http/problem';
import type {Errors} from '../lib/pipeline/types';

export function invalidProblem(errors: Errors): Problem {
  return {
    status: 422,
    outcome: 'invalid',
    title: 'Please check your answer',
    detail: Object.values(errors).join(' '),
    errors,
  };
}

/** @param seconds Until the next answer will be taken. */
export function limitedProblem(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: 429,
    outcome: 'limited',
    title: 'That was a lot of answers',
    detail: `We take a few at a time from one address. Send this one again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: {'Retry-After': String(seconds)},
  };
}

/** What the shared refusals say about messages, said about an answer. */
const ours: Readonly<Record<string, Pick<Problem, 'title' | 'detail'>>> = {
  'wrong-method': {
    title: 'This address takes answers',
    detail: 'Send it a POST request, as the form under a page of the documentation does.',
  },
  'other-origin': {
    title: 'This came from another site',
    detail: 'Open the page on our site and answer there.',
  },
  'too-large': {title: 'Your answer is too large', detail: 'Go back and shorten it. A request may be 16 KiB long.'},
  error: {title: 'Something went wrong on our side', detail: 'Your answer was not saved. Send it again in a moment.'},
  unavailable: {
    title: 'We could not save your answer',
    detail: 'Our database does not answer. Send it again in half a minute.',
  },
};

/** A refusal of functions/lib in this endpoint's words. */
export function inOurWords(problem: Problem): Problem {
  return {...problem, ...ours[problem.outcome]};
}
