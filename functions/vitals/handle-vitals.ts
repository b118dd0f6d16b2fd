import {createSafeQuery} from '../lib/database/safe-query';
import type {Sql} from '../lib/database/database';
import type {Environment} from '../lib/environment';
import {type Handled, handleAndLog} from '../lib/http/handle-and-log';
import {limitedProblem} from '../lib/problems/problem';
import {problems} from '../lib/problems/shared';
import {readBody} from '../lib/http/body';
import {isOwnOrigin} from '../lib/http/origin';
import {parseJson} from '../lib/http/parse';
import {noContent} from '../lib/http/responses';
import type {Log} from '../lib/log';
import type {Caller} from '../lib/pipeline/types';
import {findLimits} from '../lib/rate-subject';
import {unsignedReason} from '../lib/secrets';
import {countVisit} from '../lib/vitals/vitals-store';
import {parseVitals} from './parse-vitals';
import {limitedText, refuse, vitalsProblems} from './problems';

import {vitalsBodyLimit} from '#src/contracts/vitals';

/** Dependencies of this endpoint. */
export type VitalsPorts = {
  connect: () => Promise<Sql>;
  clock: () => Date;
  log: Log;
  environment: Pick<Environment, 'appSecret' | 'secretFault'>;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** At one visit in ten reported, an office behind one address can open 600 pages in ten minutes. */
const allowances = [{allowed: 60, seconds: 10 * 60}];

/** JSON, or plain text, which browsers declare for `fetch` without a content type; in UTF-8. */
function isAcceptedType(type: string): boolean {
  return /^\s*(?:application\/json|text\/plain)\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i.test(type);
}

async function handle(request: Request, {ip}: Caller, ports: VitalsPorts): Promise<Handled> {
  if (request.method !== 'POST') return refuse(vitalsProblems.method);
  if (!isOwnOrigin(request)) return refuse(problems.origin);
  if (!isAcceptedType(request.headers.get('Content-Type') ?? '')) return refuse(vitalsProblems.type);
  const body = await readBody(request, vitalsBodyLimit);
  if (!body.ok) return refuse(problems[body.reason]);
  const parsed = parseJson(body.text);
  if (!parsed.ok) return refuse(problems.broken);
  const vitals = parseVitals(parsed.values);
  if (vitals === undefined) return refuse(vitalsProblems.invalid);
  // Pages check these signals before measuring. This catches requests where an extension added them later.
  if (request.headers.get('Sec-GPC') === '1' || request.headers.get('DNT') === '1') {
    return {response: noContent(), outcome: 'declined'};
  }
  // The limit needs a key, and no lead is lost here.
  const code = unsignedReason(ports.environment);
  if (code !== undefined) return {...refuse(problems.unavailable), code};
  const at = ports.clock();
  const limits = findLimits('vitals', ip, ports.environment.appSecret, allowances, at);
  const query = createSafeQuery(ports.connect, ports.timeout);
  const counted = await query((sql) => countVisit(sql, vitals, limits, at));
  if (counted.kind === 'limited') return refuse(limitedProblem(counted.seconds, limitedText));
  if (counted.kind === 'unavailable') return {...refuse(problems.unavailable), code: counted.code};
  return {response: noContent(), outcome: counted.kind};
}

/** Responds to `POST /api/vitals` as `functions/guides/measurements.md` lists. It does not throw. */
export function handleVitals(request: Request, caller: Caller, ports: VitalsPorts): Promise<Response> {
  return handleAndLog(
    {...ports, event: 'vitals', requestId: caller.requestId},
    () => handle(request, caller, ports),
    () => refuse(problems.failed),
  );
}
