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

/** Seconds until a subject that is at its limit may send again. */
export async function secondsToWait(sql: Sql, limit: RateLimit, now: Date): Promise<number> {
  const [row] = await sql<{oldest: Date | string | null}>`
    select min(hit) as oldest from rate_limits, unnest(hits) as hit
    where subject = ${limit.subject} and hit > ${before(now, limit.seconds)}::timestamptz`;
  const oldest = new Date(row?.oldest ?? now).getTime();
  return Math.max(1, Math.ceil((oldest - now.getTime()) / 1000 + limit.seconds));
}
