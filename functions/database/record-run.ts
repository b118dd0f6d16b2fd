import type {Sql} from './sql';

/** Records that a scheduled job finished, so `/api/health` notices if it stops. */
export async function recordRun(sql: Sql, job: string, at: Date): Promise<void> {
  await sql`
    insert into job_runs (job, finished_at) values (${job}, ${at.toISOString()}::timestamptz)
    on conflict (job) do update set finished_at = excluded.finished_at`;
}
