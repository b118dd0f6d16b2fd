/** A refusal that says what to do. It becomes problem details (RFC 9457) or a page. */
export type Problem = {
  status: 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Outcome in the log. */
  outcome: string;
  title: string;
  detail: string;
  /** One message per field. */
  errors?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Extra members of the problem details, for API clients. */
  more?: Readonly<Record<string, unknown>>;
};

type ProblemText = Pick<Problem, 'title' | 'detail'>;

/** One message per field. */
export type Errors = NonNullable<Problem['errors']>;

/** How to reach us without the site. */
export type ContactDetails = {companyPhone: string; supportMailbox: {address: string}};

/** A time to wait: `10 minutes`. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours < 36 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

/** An endpoint that accepts nothing right now. */
export function closedProblem(texts: ProblemText): Problem {
  return {status: 503, outcome: 'closed', ...texts, headers: {'Retry-After': '3600'}};
}

/** A method an address does not support. */
export function methodProblem(allow: string, texts: ProblemText): Problem {
  return {status: 405, outcome: 'wrong-method', ...texts, headers: {Allow: allow}};
}
