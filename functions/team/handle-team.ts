import type {BookingStore} from '../scheduling/booking-store';
import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import type {Channel} from '../delivery/outbox/delivery';
import {handleAndLog, type Handled} from '../http/handle-and-log';
import {htmlResponse} from '../http/responses';
import {findSite} from '../http/site';
import {readSubmission} from '../http/submission';
import type {Caller, PipelinePorts} from '../leads/endpoint';
import {revokedJob, teamActs, teamLinkDays, type TeamAct} from '../leads/team-link';
import {secretsOf, unsignedReason} from '../security/secrets';
import {readToken} from '../security/token';
import type {Environment} from '../setup/environment';
import {act, findPerson, findRecord, isAddressOf, listActs} from './team-acts';
import {problems, refuse} from './team-problems';
import {teamPage, type TeamPage} from './team-page';
import {describeResult} from './team-texts';

import {parseInstant} from '#src/contracts/booking';
import {readFields} from '#src/contracts/fields';

export type TeamPorts = PipelinePorts & {
  store: Pick<BookingStore, 'book' | 'listTimes'>;
  purgeTimes: (requestId: string) => Promise<void>;
  connect: () => Promise<Sql>;
  channels: readonly Channel[];
  environment: Pick<Environment, 'oldSecrets' | 'siteUrl'>;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** Acts that open or take times. */
const timeActs: readonly TeamAct[] = ['book', 'cancel', 'cancel-quietly', 'erase'];

/** Shows the record of a link, or what there is to say instead. */
async function show(
  {store}: Pick<TeamPorts, 'store'>,
  [id, at]: readonly [id: string, at: Date],
  {status = 200, ...page}: Omit<TeamPage, 'acts'> & {status?: number},
): Promise<Handled> {
  const acts = page.record === undefined ? [] : listActs(page.record, at);
  const listed = acts.includes('book') ? await store.listTimes(at) : undefined;
  const times = listed?.kind === 'times' ? listed.availability.times : [];
  return {response: htmlResponse(status, teamPage({...page, acts, times})), outcome: 'shown', lead: id};
}

/** @param fields The query of a visit, or the fields that a button posts. */
async function handleLink(
  request: Request,
  fields: {get: (name: string) => unknown},
  caller: Caller,
  ports: TeamPorts,
): Promise<Handled> {
  const {environment, clock, connect, timeout, outbox} = ports;
  const {appSecret: secret} = environment;
  const code = unsignedReason(environment) ?? '';
  if (secret === undefined) return {...(await refuse(request, problems.closed)), code};
  const [token, at] = [String(fields.get('token')), clock()];
  const read = readToken('team', token, secretsOf(environment), at);
  if (!read.ok) return refuse(request, problems[read.reason === 'broken' ? 'brokenToken' : 'expired']);
  const [id, query] = [read.subject, createSafeQuery(connect, timeout)];
  const chosen = teamActs.find((each) => each === fields.get('act'));
  const made = (read.expires?.getTime() ?? 0) - teamLinkDays * 24 * 60 * 60_000;
  const outcome = await query(async (sql) => {
    const [revoked] = await sql<{at: Date | string}>`select finished_at as at from job_runs where job = ${revokedJob}`;
    if (revoked !== undefined && made < new Date(revoked.at).getTime()) return {kind: 'revoked'} as const;
    const record = await findRecord(sql, id);
    const isPossible = record !== undefined && chosen !== undefined && listActs(record, at).includes(chosen);
    const going = record === undefined ? [] : await findPerson(sql, record);
    if (request.method !== 'POST' || !isPossible) return {kind: 'seen', record, going} as const;
    // One press, or a scanner's, erases no one.
    if (chosen === 'erase' && !isAddressOf(record, fields.get('address')))
      return {kind: 'asked', record, going} as const;
    const start = parseInstant(fields.get('start'));
    const acted = await act(sql, id, record, chosen, {
      ...ports,
      at,
      site: findSite(request, environment),
      secret,
      start,
    });
    const after = await findRecord(sql, id);
    return {kind: 'acted', acted, wanted: chosen, before: record, record: after, going} as const;
  });
  if (outcome.kind === 'unavailable') return {...(await refuse(request, problems.unavailable)), code: outcome.code};
  if (outcome.kind === 'revoked') return refuse(request, problems.expired);
  const {record, going} = outcome;
  if (outcome.kind === 'acted') {
    const {deliveries, changed: count} = outcome.acted;
    caller.defer(outbox.deliver(deliveries, caller.requestId));
    if (timeActs.includes(outcome.wanted)) caller.defer(ports.purgeTimes(caller.requestId));
    const result = describeResult(outcome.wanted, outcome.before, outcome.acted);
    const status = outcome.acted.isTaken ? 409 : 200;
    const shown = await show(ports, [id, at], {record, token, going, result, status});
    return {...shown, outcome: outcome.acted.isTaken ? 'taken' : outcome.wanted, count};
  }
  if (outcome.kind === 'asked') {
    const result = 'Nothing was erased: type the address of this person first.';
    return {...(await show(ports, [id, at], {record, token, chosen, going, result, status: 422})), outcome: 'asked'};
  }
  if (request.method === 'POST') {
    const result = 'Nothing was changed: this is no longer possible.';
    return {...(await show(ports, [id, at], {record, token, going, result, status: 409})), outcome: 'stale'};
  }
  if (record !== undefined) return show(ports, [id, at], {record, token, chosen, going});
  const result = 'It was released, discarded or erased, or its retention period is over.';
  return {...(await show(ports, [id, at], {record, token, result, status: 410})), outcome: 'gone'};
}

async function handle(request: Request, caller: Caller, ports: TeamPorts): Promise<Handled> {
  const {method} = request;
  if (method === 'GET' || method === 'HEAD')
    return handleLink(request, new URL(request.url).searchParams, caller, ports);
  if (method !== 'POST') return refuse(request, problems.method);
  const posted = await readSubmission(request);
  if (!posted.ok) return refuse(request, problems[posted.reason]);
  return handleLink(request, readFields(posted.submission.values), caller, ports);
}

/** Responds to `/api/team` as `functions/guides/messages.md` lists. It does not throw. */
export const handleTeam = (request: Request, caller: Caller, ports: TeamPorts): Promise<Response> =>
  handleAndLog(
    {...ports, event: 'team', requestId: caller.requestId},
    () => handle(request, caller, ports),
    () => refuse(request, problems.failed),
  );
