import {recordRun} from '../database/record-run';
import type {Sql} from '../database/sql';
import {withTimeout} from '../database/sql';
import type {Channel} from '../delivery/outbox/delivery';
import {type HintStore, updateHint} from '../delivery/outbox/hint';
import {type QueueState, readQueueState} from '../delivery/outbox/queue-state';
import {methodProblem} from '../http/problems/problem';
import {jsonResponse, problemResponse} from '../http/responses';
import {type HeldState, readHeldState} from '../leads/held-messages';
import {readRequestState, type RequestState} from '../leads/requests';
import type {CalendarUse} from '../scheduling/calendar-use';
import {readFailing} from '../scheduling/calendars/calendar-rows';
import {readFeeds} from '../scheduling/calendars/feeds';
import {hosts} from '../scheduling/hosts';
import type {Environment} from '../setup/environment';
import {errorCode, type Log} from '../setup/log';

import {createHash, timingSafeEqual} from 'node:crypto';

/** Whether the request carries the token, in `Authorization: Bearer` or `?token=`. */
function hasToken(request: Request, token: string | undefined): boolean {
  if (token === undefined) return false;
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const received = bearer ?? new URL(request.url).searchParams.get('token') ?? '';
  const [left, right] = [received, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** What a deep check reads. */
export type Stored = {
  queue: QueueState;
  held: HeldState;
  /** Undefined if demos are booked in another calendar. */
  calendar: CalendarUse | undefined;
  failingCalendarSeconds: number | null;
  requests: RequestState;
  /** Keys, checks, indexes, columns and functions of the migrations that the database has lost. */
  missing: readonly string[];
};

type Trouble =
  | 'database-down'
  | 'schema-differs'
  | 'no-channel'
  | 'weak-key'
  | 'mail-paused'
  | 'nothing-accepted'
  | 'visitor-mail-failing'
  | 'retention-stopped'
  | 'outbox-stopped'
  | 'held-unreported'
  | 'many-messages'
  | 'requests-waiting'
  | 'gate-closed'
  | 'near-times-taken'
  | 'host-calendar-setting'
  | 'host-calendar-failing'
  | 'no-times';

/** Seconds: the ten-minute job may miss three runs. It may be asleep while nothing is due. */
const longestWithoutOutbox = 40 * 60;

/** The same for the server that takes our mail, and the CRM. */
const longestStuck = 40 * 60;

/** A held message is listed in the next daily email; an email may be late. */
const longestUnreported = 50 * 60 * 60;

/** A host's calendar is read when someone looks for a time. Until then, its last known times are used. */
const longestCalendarFailure = 6 * 60 * 60;

/** Messages of a day that came in a summary: more look like an attack. */
const mostSummarized = 20;

/** The daily email names an open request after a working day: a long weekend, and a day to answer. */
const longestOpenRequest = 4 * 24 * 60 * 60;

/** The daily job may miss one day. */
const longestWithoutRetention = 50 * 60 * 60;

type Checks = Partial<Record<Trouble, boolean>>;

const failing = (checks: Checks): Trouble[] =>
  (Object.keys(checks) as Trouble[]).filter((trouble) => checks[trouble] === true);

/** Troubles visible from the settings alone. */
export const findSettingTroubles = (
  channels: readonly string[],
  {secretFault, mailPaused}: Pick<Environment, 'secretFault' | 'mailPaused'>,
  calendarFaults = 0,
): Trouble[] =>
  failing({
    'no-channel': channels.every((channel) => channel === 'notify'),
    'weak-key': secretFault !== undefined,
    'mail-paused': mailPaused,
    'host-calendar-setting': calendarFaults > 0,
  });

/**
 * Troubles visible in the database. Anyone can make a single delivery fail, so failing deliveries are reported only if
 * nothing else is accepted.
 */
export function findStoredTroubles({queue, held, calendar, requests, ...more}: Stored): Trouble[] {
  const {outboxSeconds} = queue;
  const isOutboxSilent = outboxSeconds === null || outboxSeconds > longestWithoutOutbox;
  return failing({
    'schema-differs': more.missing.length > 0,
    'nothing-accepted': (queue.stuckSeconds ?? 0) > longestStuck,
    'visitor-mail-failing': queue.failingProviders > 0,
    'retention-stopped': (queue.retentionSeconds ?? 0) > longestWithoutRetention,
    'outbox-stopped': (queue.oldestDueSeconds ?? 0) > longestWithoutOutbox && isOutboxSilent,
    'held-unreported': (held.oldestUnreportedSeconds ?? 0) > longestUnreported,
    'many-messages': held.summarizedToday > mostSummarized,
    'host-calendar-failing': (more.failingCalendarSeconds ?? 0) > longestCalendarFailure,
    'requests-waiting': (requests.oldestOpenSeconds ?? 0) > longestOpenRequest,
    'gate-closed': calendar?.isGateClosed === true,
    'near-times-taken': calendar?.isNearTaken === true,
    'no-times': calendar?.isEmpty === true,
  });
}

/** Default database timeout in milliseconds: monitors give up sooner than visitors. */
const databaseTimeout = 4000;

/** Dependencies of the health endpoint. */
export type HealthPorts = {
  connect: () => Promise<Sql>;
  /** Configured channels. */
  channels: readonly Channel[];
  environment: Pick<Environment, 'secretFault' | 'mailPaused' | 'healthToken' | 'hostCalendars' | 'ownsCalendar'>;
  clock: () => Date;
  log: Log;
  /** A deep check also updates the hint, so what a command made due is sent by the next run. */
  hints?: HintStore | undefined;
  /** So do the open times: a command may have changed them. */
  purgeTimes?: (requestId: string) => Promise<void>;
  /** Database timeout in milliseconds. */
  timeout?: number;
};

const wrongMethod = methodProblem('GET, HEAD', {title: 'Only GET is allowed here', detail: 'Send a GET request.'});

/**
 * Queries the database, and writes to it. It does not throw. Loads the calendar libraries lazily, because most responses
 * don't need them.
 */
async function queryDatabase(
  {connect, clock, channels, hints, environment, timeout = databaseTimeout}: HealthPorts,
  calendars: readonly string[],
) {
  const at = clock();
  const reading = connect().then(async (sql) => {
    const {readCalendarUse} = await import('../scheduling/calendar-use');
    const [queue, held, requests, calendar, failingCalendarSeconds, [read]] = await Promise.all([
      readQueueState(sql, at),
      readHeldState(sql, at),
      readRequestState(sql, at),
      environment.ownsCalendar ? readCalendarUse(sql, at) : undefined,
      readFailing(sql, calendars, at),
      // The migrations have noted what they made, so that nobody has to list it twice.
      sql<{missing: string[]; faults: number}>`
        select array(select expected_schema() except select schema_parts()) as missing,
          (select coalesce(sum(count), 0)::int from browser_faults where day >= ${at.toISOString().slice(0, 10)}::date) as faults`,
      // A database that can only be read, such as one with a full disk, stores no lead.
      recordRun(sql, 'health', at),
    ]);
    if (hints !== undefined) await updateHint(sql, channels, hints, at);
    const {missing = [], faults: browserFaultsToday = 0} = read ?? {};
    const numbers = {queue, held, requests, calendar, failingCalendarSeconds, browserFaultsToday};
    return {database: 'ok' as const, ...numbers, missing};
  });
  return withTimeout(reading, timeout).catch((error: unknown) => ({database: 'down' as const, code: errorCode(error)}));
}

/**
 * Responds to `/api/health`. Only callers with the token get a deep check, with reasons and numbers: it queries the
 * database, which strangers must not keep awake. Everyone else sees up or down. It does not throw.
 */
export async function handleHealth(request: Request, requestId: string, ports: HealthPorts): Promise<Response> {
  const {channels, clock, log, environment} = ports;
  if (request.method !== 'GET' && request.method !== 'HEAD') return problemResponse(wrongMethod);
  const started = clock().getTime();
  const isTrusted = hasToken(request, environment.healthToken);
  const {feeds, faults} = readFeeds(environment.hostCalendars, hosts);
  const keys = feeds.map(({key}) => key);
  const report = isTrusted ? await queryDatabase(ports, keys) : undefined;
  if (isTrusted) await ports.purgeTimes?.(requestId);
  const troubles: Trouble[] = [
    ...(report?.database === 'down' ? (['database-down'] as const) : []),
    ...findSettingTroubles(channels, environment, faults),
    ...(report?.database === 'ok' ? findStoredTroubles(report) : []),
  ];
  const status = troubles.length === 0 ? 200 : 503;
  // Also logs the failure, so log-based alerts fire. Success is not logged.
  if (status === 503) {
    const code = report?.database === 'down' ? report.code : environment.secretFault;
    const entry = {event: 'health', outcome: troubles.join(' '), requestId, status, ms: clock().getTime() - started};
    log('error', {...entry, ...(code !== undefined && {code})});
  }
  const details = {
    troubles,
    ...(report?.database === 'ok' ? report : {database: 'down', queue: null, held: null, calendar: null}),
    channels: Object.fromEntries(
      ['mail', 'crm', 'notify'].map((name) => [name, channels.some((open) => open === name)]),
    ),
  };
  const response = jsonResponse(status, {status: status === 200 ? 'ok' : 'failing', ...(isTrusted && details)});
  return request.method === 'HEAD' ? new Response(null, {status, headers: response.headers}) : response;
}
