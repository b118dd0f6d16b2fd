/** A refusal in words that a person can act on; it becomes problem details (RFC 9457) or a page. */
export type Problem = {
  status: 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Name of the outcome in the log. */
  outcome: string;
  title: string;
  detail: string;
  /** One message per field. */
  errors?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** More members of the problem details, for a script. */
  more?: Readonly<Record<string, unknown>>;
};

export type Words = Pick<Problem, 'title' | 'detail'>;

/** One message per field. */
export type Errors = NonNullable<Problem['errors']>;

/** What an endpoint says in its problems. */
export type EndpointWords = {
  /** Replaces the shared words, by the problem's outcome. */
  shared: Readonly<Record<string, Words>>;
  /** Without a detail, the fields' messages are the detail. */
  invalid: Pick<Words, 'title'> & Partial<Words>;
  /** The time follows the detail: `Try again`. */
  limited: Words;
};

/** Creates a function that puts shared problems into an endpoint's words. Without words for it, a problem stays as it is. */
export function rephrase({shared}: Pick<EndpointWords, 'shared'>): (problem: Problem) => Problem {
  const known = new Map(Object.entries(shared));
  return (problem) => ({...problem, ...known.get(problem.outcome)});
}

/** Fields that break their contract. */
export function invalidProblem(errors: Errors, {title, detail}: EndpointWords['invalid']): Problem {
  return {status: 422, outcome: 'invalid', title, detail: detail ?? Object.values(errors).join(' '), errors};
}

/** @param seconds Until the sender's next request will be accepted. */
export function limitedProblem(seconds: number, {title, detail}: Words): Problem {
  return {
    status: 429,
    outcome: 'limited',
    title,
    detail: `${detail} in ${describeWait(seconds)}.`,
    headers: {'Retry-After': String(seconds)},
  };
}

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours < 36 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

/** An endpoint that accepts nothing for now. */
export function closedProblem(words: Words): Problem {
  return {status: 503, outcome: 'closed', ...words, headers: {'Retry-After': '3600'}};
}

/** A method that an address does not support. */
export function methodProblem(allow: string, words: Words): Problem {
  return {status: 405, outcome: 'wrong-method', ...words, headers: {Allow: allow}};
}
