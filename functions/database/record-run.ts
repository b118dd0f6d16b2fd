import {errorCode, type Log} from '../setup/log';
import type {Sql} from './sql';

/** Records that a scheduled job finished, so `/api/health` notices if it stops. */
export async function recordRun(sql: Sql, job: string, at: Date): Promise<void> {
  await sql`
    insert into job_runs (job, finished_at) values (${job}, ${at.toISOString()}::timestamptz)
    on conflict (job) do update set finished_at = excluded.finished_at`;
}

type JobPorts = {connect: () => Promise<Sql>; clock: () => Date; log: Log};

/** Runs a scheduled job and records that it finished. It does not throw; a failure is logged. */
export async function runRecorded(
  job: string,
  requestId: string,
  {connect, clock, log}: JobPorts,
  work: (sql: Sql, elapsed: () => number) => Promise<void>,
): Promise<Response> {
  const started = clock().getTime();
  const elapsed = () => clock().getTime() - started;
  try {
    const sql = await connect();
    await work(sql, elapsed);
    await recordRun(sql, job, clock());
    return new Response(null, {status: 204});
  } catch (error) {
    log('error', {event: job, outcome: 'unavailable', requestId, ms: elapsed(), code: errorCode(error)});
    return new Response(null, {status: 503});
  }
}
