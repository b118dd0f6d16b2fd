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

export type ProblemText = Pick<Problem, 'title' | 'detail'>;

/** One message per field. */
export type Errors = NonNullable<Problem['errors']>;

/** An endpoint's problem texts. */
export type ProblemTexts = {
  /** Replaces shared texts, by outcome. */
  shared: Readonly<Record<string, ProblemText>>;
  /** Without a detail, the field messages are used. */
  invalid: Pick<ProblemText, 'title'> & Partial<ProblemText>;
  /** Followed by the time, so end it with a phrase such as `Try again`. */
  limited: ProblemText;
};

/**
 * Creates a function that replaces a shared problem's texts with an endpoint's. Problems without such texts stay the
 * same.
 */
export function rephrase({shared}: Pick<ProblemTexts, 'shared'>): (problem: Problem) => Problem {
  const known = new Map(Object.entries(shared));
  return (problem) => ({...problem, ...known.get(problem.outcome)});
}

/** Fields that fail validation. */
export function invalidProblem(errors: Errors, {title, detail}: ProblemTexts['invalid']): Problem {
  return {status: 422, outcome: 'invalid', title, detail: detail ?? Object.values(errors).join(' '), errors};
}

/** How to reach us without the site. */
export type ContactDetails = {companyPhone: string; supportMailbox: {address: string}};

/**
 * @param seconds Until the sender's next request will be accepted.
 * @param contact Offered instead: a limit can hit someone who only shares a network.
 */
export function limitedProblem(
  seconds: number,
  {title, detail}: ProblemText,
  {companyPhone, supportMailbox}: ContactDetails,
): Problem {
  return {
    status: 429,
    outcome: 'limited',
    title,
    detail: `${detail} in ${describeWait(seconds)}. Or call ${companyPhone} or email ${supportMailbox.address}.`,
    headers: {'Retry-After': String(seconds)},
  };
}

function describeWait(seconds: number): string {
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
