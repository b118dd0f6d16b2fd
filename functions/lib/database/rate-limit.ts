import type {Sql} from './database';

/** At most `allowed` records of one subject in any `seconds`. */
export type RateLimit = {subject: string; allowed: number; seconds: number};

/**
 * Whether a statement failed because it would have gone over the limit of `rate_limits`. It failed as a whole: what it
 * would have stored beside the count is not there.
 */
export function brokeLimit(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'rate_limits_within_limit';
}

/** A time so many seconds earlier (or, below zero, later), as Postgres reads it from any zone. */
export function before(time: Date, seconds: number): string {
  return new Date(time.getTime() - seconds * 1000).toISOString();
}

/**
 * Rows of `rate_limits` that hold one request each, as the JSON that `jsonb_populate_recordset(null::rate_limits, …)`
 * reads. In one order, so that two requests of one sender do not wait for each other.
 */
export function limitRows(limits: readonly RateLimit[], at: Date): string {
  const rows = limits.map(({subject, allowed, seconds}) => {
    return {subject, hits: [at.toISOString()], allowed, expires_at: before(at, -seconds)};
  });
  return JSON.stringify(rows.sort((one, other) => (one.subject < other.subject ? -1 : 1)));
}

/** Seconds until a subject that is at one of its limits may send again. */
export async function secondsToWait(sql: Sql, limits: readonly RateLimit[], now: Date): Promise<number> {
  const subjects = JSON.stringify(limits.map(({subject}) => subject));
  const rows = await sql<{subject: string; hit: Date | string}>`
    select subject, hit from rate_limits, unnest(hits) as hit
    where subject in (select jsonb_array_elements_text(${subjects}::jsonb))`;
  const waits = limits.map(({subject, allowed, seconds}) => {
    const ends = rows
      .filter((row) => row.subject === subject)
      .map(({hit}) => (new Date(hit).getTime() - now.getTime()) / 1000 + seconds)
      .filter((left) => left > 0)
      .sort((one, other) => one - other);
    return ends.length < allowed ? 0 : (ends[ends.length - allowed] ?? 0);
  });
  return Math.max(1, Math.ceil(Math.max(...waits)));
}
