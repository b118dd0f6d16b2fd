import {readBody} from './body';
import {isOwnOrigin} from './origin';
import {parseForm, parseJson} from './parse';

/** Posted data. `values` is unvalidated: anything JSON can contain, or the fields of a form. */
export type Submission = {kind: 'json' | 'form'; values: unknown};

/** `reason` names one of the problems of `createProblems`. */
export type SubmissionResult =
  {ok: true; submission: Submission} | {ok: false; reason: 'method' | 'origin' | 'type' | 'tooLarge' | 'broken'};

/** Maximum body size in bytes: 5,000 emoji take 60,000 in form encoding. */
export const bodyLimit = 64 * 1024;

/** The kind of submission by content type; a charset other than UTF-8 is another type. */
function submissionKind(request: Request): Submission['kind'] | undefined {
  const [type = '', ...parameters] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charsets = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(parameter)?.[1]);
  if (charsets.some((charset) => charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')) return undefined;
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** Whether to respond with a page: for a browser's own form post or visit, not a script's request. */
export function wantsPage(request: Request): boolean {
  const kind = submissionKind(request);
  if (kind === 'json') return false;
  const accept = request.headers.get('Accept') ?? '';
  return accept.includes('text/html') || (kind === 'form' && !accept.includes('json'));
}

/**
 * Reads a POST request, or returns why it is refused. The body is read only if method, origin and content type are
 * fine.
 */
export async function readSubmission(request: Request): Promise<SubmissionResult> {
  if (request.method !== 'POST') return {ok: false, reason: 'method'};
  if (!isOwnOrigin(request)) return {ok: false, reason: 'origin'};
  const kind = submissionKind(request);
  if (kind === undefined) return {ok: false, reason: 'type'};
  const body = await readBody(request, bodyLimit);
  if (!body.ok) return {ok: false, reason: body.reason};
  const parsed = kind === 'json' ? parseJson(body.text) : parseForm(body.text);
  if (!parsed.ok) return {ok: false, reason: 'broken'};
  return {ok: true, submission: {kind, values: parsed.values}};
}
