import type {Sql} from '../database/sql';
import type {Log} from '../setup/log';
import {errorCode} from '../setup/log';
import type {Outbox} from '../delivery/outbox/outbox';
import {recordRun} from '../database/record-run';

type OutboxJobPorts = {outbox: Pick<Outbox, 'run'>; connect: () => Promise<Sql>; clock: () => Date; log: Log};

/** Runs the outbox once. It does not throw; a run with nothing to do logs nothing. */
export async function runOutbox(requestId: string, {outbox, connect, clock, log}: OutboxJobPorts): Promise<Response> {
  const started = clock().getTime();
  const elapsed = () => clock().getTime() - started;
  try {
    const count = await outbox.run(requestId);
    await recordRun(await connect(), 'outbox', clock());
    if (count > 0) log('info', {event: 'outbox', outcome: 'run', requestId, count, ms: elapsed()});
    return new Response(null, {status: 204});
  } catch (error) {
    log('error', {event: 'outbox', outcome: 'unavailable', requestId, ms: elapsed(), code: errorCode(error)});
    return new Response(null, {status: 503});
  }
}
