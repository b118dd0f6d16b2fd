import type {Sql} from '../database/database';
import {before} from '../database/rate-limit';
import type {Channel} from '../outbox/delivery';
import {closedChannelDays} from './days';

/** Cancels what has waited for days for a channel that is not set up any more; otherwise it would wait forever. */
export async function endClosedChannels(sql: Sql, channels: readonly Channel[], at: Date): Promise<void> {
  await sql`
    update outbox set state = 'cancelled', code = 'channel-closed', done_at = ${at.toISOString()}::timestamptz
    where state = 'waiting' and wanted_at < ${before(at, closedChannelDays * 24 * 60 * 60)}::timestamptz
      and channel not in (select jsonb_array_elements_text(${JSON.stringify(channels)}::jsonb))`;
}

/** Records that a scheduled job finished, so that `/api/health` notices one that stopped. */
export async function recordRun(sql: Sql, job: string, at: Date): Promise<void> {
  await sql`
    insert into job_runs (job, finished_at) values (${job}, ${at.toISOString()}::timestamptz)
    on conflict (job) do update set finished_at = excluded.finished_at`;
}
