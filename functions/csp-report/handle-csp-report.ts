import {countReports} from '../lib/csp-reports/report-store';
import {createSafeQuery} from '../lib/database/safe-query';
import type {Sql} from '../lib/database/database';
import type {Environment} from '../lib/environment';
import {answerLogged, type Answer} from '../lib/http/answer';
import {readBody} from '../lib/http/body';
import {isOwnOrigin} from '../lib/http/origin';
import {parseJson} from '../lib/http/parse';
import {problems} from '../lib/http/problem';
import {limitedProblem} from '../lib/http/refusals';
import {noContent} from '../lib/http/responses';
import type {Log} from '../lib/log';
import type {Caller} from '../lib/pipeline/types';
import {findLimits} from '../lib/rate-subject';
import {unsignedReason} from '../lib/secrets';
import {readReports} from './read-reports';
import {limitedWords, refusals, refuse, types} from './refusals';

/** What this endpoint depends on. */
export type CspReportPorts = {
  connect: () => Promise<Sql>;
  clock: () => Date;
  log: Log;
  environment: Pick<Environment, 'appSecret' | 'secretFault'>;
  /** Longest wait for the database in milliseconds. */
  timeout?: number;
};

/** Each report repeats the whole policy, 3 KB of it, and a browser sends several in one request. */
const bodyLimit = 64 * 1024;

/** One page that is broken may send one for each of its parts. */
const allowances = [{allowed: 60, seconds: 10 * 60}];

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
  // Without a key nobody can be held to the limit, and no lead is lost here.
  const code = unsignedReason(ports.environment);
  if (code !== undefined) return {...refuse(problems.unavailable), code};
  const at = ports.clock();
  const limits = findLimits('csp-report', ip, ports.environment.appSecret, allowances, at);
  const query = createSafeQuery(ports.connect, ports.timeout);
  const counted = await query((sql) => countReports(sql, violations, limits, at));
  if (counted.kind === 'limited') return refuse(limitedProblem(counted.seconds, limitedWords));
  if (counted.kind === 'unavailable') return {...refuse(problems.unavailable), code: counted.code};
  return {response: noContent(), outcome: counted.kind};
}

/** Answers `POST /api/csp-report`; the table in `functions/README.md` says how. It does not throw. */
export function handleCspReport(request: Request, caller: Caller, ports: CspReportPorts): Promise<Response> {
  return answerLogged(
    {...ports, event: 'csp-report', requestId: caller.requestId},
    () => answer(request, caller, ports),
    () => refuse(problems.failed),
  );
}
