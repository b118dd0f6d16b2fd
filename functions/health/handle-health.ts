import type {Sql} from '../lib/database/database';
import {withTimeout} from '../lib/database/database';
import type {Environment} from '../lib/environment';
import {methodProblem} from '../lib/problems/problem';
import {jsonResponse, problemResponse} from '../lib/http/responses';
import {errorCode, type Log} from '../lib/log';
import type {Channel} from '../lib/outbox/delivery';
import {readQueueState, type QueueState} from '../lib/outbox/queue-state';

/** Longest wait for the database in milliseconds: a monitor gives up sooner than a visitor. */
const databaseTimeout = 4000;

/** After so many seconds in the queue something is wrong: by then a delivery was tried three times. */
const longestWait = 15 * 60;

/** What the health endpoint depends on. */
export type HealthPorts = {
  connect: () => Promise<Sql>;
  /** Channels that are set up. */
  channels: readonly Channel[];
  environment: Pick<Environment, 'secretFault'>;
  clock: () => Date;
  log: Log;
  /** Longest wait for the database in milliseconds. */
  timeout?: number;
};

type Trouble = 'database-down' | 'no-channel' | 'weak-key' | 'waiting-too-long' | 'dead-deliveries';

function findTroubles(queue: QueueState | undefined, {channels, environment}: HealthPorts): Trouble[] {
  const checks: readonly [wrong: boolean, trouble: Trouble][] = [
    [queue === undefined, 'database-down'],
    [channels.length === 0, 'no-channel'],
    [environment.secretFault !== undefined, 'weak-key'],
    [(queue?.oldestWaitingSeconds ?? 0) > longestWait, 'waiting-too-long'],
    [(queue?.dead ?? 0) > 0, 'dead-deliveries'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, trouble]) => trouble);
}

const wrongMethod = methodProblem('GET, HEAD', {title: 'This address is read only', detail: 'Send it a GET request.'});

/**
 * Answers a request to `/api/health`; the table in `functions/README.md` says how. It does not throw. The answer holds
 * numbers and nothing of a person, since anyone may ask.
 */
export async function handleHealth(request: Request, requestId: string, ports: HealthPorts): Promise<Response> {
  const {connect, channels, clock, log, timeout = databaseTimeout} = ports;
  if (request.method !== 'GET' && request.method !== 'HEAD') return problemResponse(wrongMethod);
  const at = clock();
  let code: string = ports.environment.secretFault ?? '';
  const queue = await withTimeout(
    connect().then((sql) => readQueueState(sql, at)),
    timeout,
  ).catch((error: unknown) => {
    code = errorCode(error);
    return undefined;
  });
  const troubles = findTroubles(queue, ports);
  const status = troubles.length === 0 ? 200 : 503;
  const ms = clock().getTime() - at.getTime();
  // Whoever watches the log learns of it, too; that all is well is no news.
  if (status === 503) {
    log('error', {event: 'health', outcome: troubles.join(' '), requestId, status, ms, ...(code !== '' && {code})});
  }
  const response = jsonResponse(status, {
    status: status === 200 ? 'ok' : 'failing',
    troubles,
    database: queue === undefined ? 'down' : 'ok',
    queue: queue ?? null,
    channels: {mail: channels.includes('mail'), crm: channels.includes('crm')},
  });
  return request.method === 'HEAD' ? new Response(null, {status, headers: response.headers}) : response;
}
