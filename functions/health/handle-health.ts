import type {Sql} from '../database/sql';
import {withTimeout} from '../database/sql';
import type {Environment} from '../setup/environment';
import {jsonResponse, problemResponse} from '../http/responses';
import {readHeldState} from '../leads/held-messages';
import {errorCode, type Log} from '../setup/log';
import type {Channel} from '../delivery/outbox/delivery';
import {updateHint, type HintStore} from '../delivery/outbox/hint';
import {readQueueState} from '../delivery/outbox/queue-state';
import {methodProblem} from '../http/problems/problem';
import {hosts} from '../scheduling/hosts';
import {readFailing} from '../scheduling/calendars/calendar-rows';
import {readFeeds} from '../scheduling/calendars/feeds';
import {recordRun} from '../database/record-run';
import {hasToken} from './health-token';
import {findSettingTroubles, findStoredTroubles, type Trouble} from './find-troubles';

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
    const [queue, held, calendar, failingCalendarSeconds, hasSchema] = await Promise.all([
      readQueueState(sql, at),
      readHeldState(sql, at),
      environment.ownsCalendar ? readCalendarUse(sql, at) : undefined,
      readFailing(sql, calendars, at),
      // The migrations have noted what they made, so that nobody has to list it twice.
      sql<{same: boolean}>`select schema_state() = obj_description('job_runs'::regclass) as same`.then(
        ([row]) => row?.same === true,
      ),
      // A database that can only be read, such as one with a full disk, stores no lead.
      recordRun(sql, 'health', at),
    ]);
    if (hints !== undefined) await updateHint(sql, channels, hints, at);
    return {database: 'ok' as const, queue, held, calendar, failingCalendarSeconds, hasSchema};
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
