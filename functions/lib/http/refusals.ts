import type {Problem} from './problem';

export type Words = Pick<Problem, 'title' | 'detail'>;

/** One message per field. */
export type Errors = NonNullable<Problem['errors']>;

/** What an endpoint says of its refusals. */
export type EndpointWords = {
  /** In place of the shared words, by the outcome of the refusal. */
  shared: Readonly<Record<string, Words>>;
  /** Without a detail it has the messages of the fields. */
  invalid: Pick<Words, 'title'> & Partial<Words>;
  /** The time follows the detail: `Try again`. */
  limited: Words;
};

/** Puts shared refusals into an endpoint's own words; what it has none for stays as it is. */
export function sayAs({shared}: Pick<EndpointWords, 'shared'>): (problem: Problem) => Problem {
  const known = new Map(Object.entries(shared));
  return (problem) => ({...problem, ...known.get(problem.outcome)});
}

/** Fields that break their contract. */
export function invalidProblem(errors: Errors, {title, detail}: EndpointWords['invalid']): Problem {
  return {status: 422, outcome: 'invalid', title, detail: detail ?? Object.values(errors).join(' '), errors};
}

/** @param seconds Until the next request of this sender will be taken. */
export function limitedProblem(seconds: number, {title, detail}: Words): Problem {
  const minutes = Math.ceil(seconds / 60);
  return {
    status: 429,
    outcome: 'limited',
    title,
    detail: `${detail} in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: {'Retry-After': String(seconds)},
  };
}

/** An address that takes nothing for now. */
export function closedProblem(words: Words): Problem {
  return {status: 503, outcome: 'closed', ...words, headers: {'Retry-After': '3600'}};
}

/** A method that an address does not take. */
export function methodProblem(allow: string, words: Words): Problem {
  return {status: 405, outcome: 'wrong-method', ...words, headers: {Allow: allow}};
}

/** Refusals of the pages behind the links of our mails. */
export const linkProblems = {
  pageMethod: methodProblem('GET, HEAD, POST', {
    title: 'This address shows a page',
    detail: 'Open it with GET, or send a POST request, as a button on it does.',
  }),
  broken: {
    status: 400,
    outcome: 'broken-token',
    title: 'This link is not complete',
    detail: 'Open it from the mail again. If it was copied, copy all of it, to the end of the line.',
  },
} as const satisfies Readonly<Record<string, Problem>>;
