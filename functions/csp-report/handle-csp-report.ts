import {countReports} from '../lib/csp-reports/report-store';
import {createAsk} from '../lib/database/ask';
import type {Sql} from '../lib/database/database';
import type {Environment} from '../lib/environment';
import {answerLogged, refuseScript, type Answer} from '../lib/http/answer';
import {readBody} from '../lib/http/body';
import {isOwnOrigin} from '../lib/http/origin';
import {parseJson} from '../lib/http/parse';
import {problems, type Problem} from '../lib/http/problem';
import {limitedProblem, methodProblem, sayAs} from '../lib/http/refusals';
import {noContent} from '../lib/http/responses';
import type {Log} from '../lib/log';
import type {Caller} from '../lib/pipeline/types';
import {findLimits} from '../lib/rate-subject';
import {readReports} from './read-reports';

/** The world, as this endpoint sees it. */
export type CspReportPorts = {
  connect: () => Promise<Sql>;
  clock: () => Date;
  log: Log;
  environment: Pick<Environment, 'appSecret'>;
  /** Longest wait for the database in milliseconds. */
  timeout?: number;
};

/** Each report repeats the whole policy, 3 KB of it, and a browser sends several in one request. */
const bodyLimit = 64 * 1024;

/** One page that is broken may send one for each of its parts. */
const allowances = [{allowed: 60, seconds: 10 * 60}];

const types: readonly string[] = ['application/csp-report', 'application/reports+json'];

const refusals = {
  method: methodProblem('POST', {title: 'This address takes reports', detail: 'Browsers send them with POST.'}),
  type: {...problems.type, detail: `Send ${types.join(' or ')}.`, headers: {Accept: types.join(', ')}},
};

const limitWords = {title: 'That was a lot of reports', detail: 'We take a few at a time. Try again'};

/** Nobody reads these but who tries the address by hand: a browser does not wait for the answer. */
const inOurWords = sayAs({
  shared: {
    'other-origin': {title: 'This came from another site', detail: 'Only pages of this site report here.'},
    'too-large': {title: 'This report is too large', detail: 'A request may be 64 KiB long.'},
    broken: {title: 'This report cannot be read', detail: 'It is not JSON in UTF-8, or no report of a policy.'},
    error: {title: 'Something went wrong on our side', detail: 'The report was not counted.'},
    unavailable: {title: 'We could not count this report', detail: 'Our database does not answer.'},
  },
});

const refuse = (problem: Problem): Answer => refuseScript(inOurWords(problem));

async function answer(request: Request, {ip}: Caller, ports: CspReportPorts): Promise<Answer> {
  if (request.method !== 'POST') return refuse(refusals.method);
  if (!isOwnOrigin(request)) return refuse(problems.origin);
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (!types.includes(type.trim())) return refuse(refusals.type);
  const body = await readBody(request, bodyLimit);
  if (!body.ok) return refuse(problems[body.reason]);
  const parsed = parseJson(body.text);
  const violations = parsed.ok ? readReports(parsed.values, new URL(request.url).host) : undefined;
  if (violations === undefined) return refuse(problems.broken);
  if (violations.length === 0) return {response: noContent(), outcome: 'nothing'};
  const at = ports.clock();
  const limits = findLimits('csp-report', ip, ports.environment.appSecret, allowances, at);
  const ask = createAsk(ports.connect, ports.timeout);
  const counted = await ask((sql) => countReports(sql, violations, limits, at));
  if (counted.kind === 'limited') return refuse(limitedProblem(counted.seconds, limitWords));
  if (counted.kind === 'unavailable') return {...refuse(problems.unavailable), code: counted.code};
  return {response: noContent(), outcome: 'counted'};
}

/** Answers `POST /api/csp-report`; the table in `functions/README.md` says how. It does not throw. */
export function handleCspReport(request: Request, caller: Caller, ports: CspReportPorts): Promise<Response> {
  return answerLogged(
    {...ports, event: 'csp-report', requestId: caller.requestId},
    () => answer(request, caller, ports),
    () => refuse(problems.failed),
  );
}
