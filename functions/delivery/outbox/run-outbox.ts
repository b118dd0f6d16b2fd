import {runRecorded} from '../../database/record-run';
import type {Sql} from '../../database/sql';
import {secretsOf} from '../../security/secrets';
import {createToken, readToken} from '../../security/token';
import type {Environment} from '../../setup/environment';
import type {Log} from '../../setup/log';
import {canRest, type Hint, type HintStore} from './hint';
import type {Outbox} from './outbox';
import {shortRunTime} from './pace';

/** Address of the background function. */
export const longRunPath = '/api/outbox';

const lifetime = 60_000;
const timeout = 10_000;

type Settings = Pick<Environment, 'siteUrl' | 'appSecret'>;

/** Creates the function that starts a long run, or returns undefined without an address or a secret. */
export function createLongRun({siteUrl, appSecret}: Settings, clock: () => Date, send: typeof fetch = fetch) {
  if (siteUrl === undefined || appSecret === undefined) return undefined;
  return async (): Promise<boolean> => {
    const token = createToken('outbox-run', 'outbox', appSecret, new Date(clock().getTime() + lifetime));
    const headers = {Authorization: `Bearer ${token}`};
    const init = {method: 'POST', headers, redirect: 'manual', signal: AbortSignal.timeout(timeout)} as const;
    const response = await send(`${siteUrl}${longRunPath}`, init).catch(() => undefined);
    // Netlify accepts a background function with 202; anything else comes from somewhere else.
    return response?.status === 202;
  };
}

/** Whether a request was made by the job. */
export function isLongRun(
  request: Request,
  environment: Pick<Environment, 'appSecret' | 'oldSecrets'>,
  now: Date,
): boolean {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  return readToken('outbox-run', token, secretsOf(environment), now).ok;
}

export type RunPorts = {outbox: Pick<Outbox, 'run'>; connect: () => Promise<Sql>; clock: () => Date; log: Log};

export type OutboxJobPorts = RunPorts & {
  /** Undefined on a developer's machine, where the job always runs. */
  hints?: HintStore | undefined;
  /** Starts a long run in a background function. Resolves to whether it was accepted. It does not throw. */
  startLongRun?: (() => Promise<boolean>) | undefined;
};

/** Runs the outbox once. It does not throw; a run with nothing to do logs nothing. */
export const runOutbox = (requestId: string, ports: RunPorts, limit?: number): Promise<Response> =>
  runRecorded('outbox', requestId, ports, async (_sql, elapsed) => {
    const count = await ports.outbox.run(requestId, limit);
    if (count > 0) ports.log('info', {event: 'outbox', outcome: 'run', requestId, count, ms: elapsed()});
  });

/** Longer than the job ever rests: a hint this old means that long runs don't finish. */
const longestSilence = 75 * 60_000;

const isRecent = (hint: Hint | undefined, now: Date) =>
  hint !== undefined && now.getTime() - Date.parse(hint.checked) < longestSilence;

/**
 * The ten-minute job. Rests while the hint says that nothing is due. Otherwise it starts a long run, which can send
 * what waits after an outage, or runs briefly itself if that isn't possible.
 */
export async function runOutboxJob(requestId: string, ports: OutboxJobPorts): Promise<Response> {
  const {hints, startLongRun, clock} = ports;
  const hint = await hints?.read();
  if (canRest(hint, clock())) return new Response(null, {status: 204});
  if (isRecent(hint, clock()) && (await startLongRun?.())) return new Response(null, {status: 202});
  return runOutbox(requestId, ports, shortRunTime);
}
