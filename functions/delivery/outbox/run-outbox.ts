import {runRecorded} from '../../database/record-run';
import type {Sql} from '../../database/sql';
import {canRest, type Hint, type HintStore} from './hint';
import type {Outbox} from './outbox';
import {shortRunTime} from './pace';
import type {Log} from '../../setup/log';

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
