import {violatesConstraint, type Sql} from './sql';
import type {RateLimit} from './rate-limit';

/** Seconds until every subject is below its limits again; 0 if they are. */
async function secondsToWait(sql: Sql, limits: readonly RateLimit[], now: Date): Promise<number> {
  const subjects = JSON.stringify(limits.map(({subject}) => subject));
  const rows = await sql<{subject: string; hit: Date | string}>`
    select subject, hit from rate_limits, unnest(hits) as hit
    where subject in (select jsonb_array_elements_text(${subjects}::jsonb))`;
  const waits = limits.flatMap(({subject, allowed, seconds}) => {
    const ends = rows
      .filter((row) => row.subject === subject)
      .map(({hit}) => (new Date(hit).getTime() - now.getTime()) / 1000 + seconds)
      .filter((left) => left >= 0)
      .sort((a, b) => a - b);
    return ends.length < allowed ? [] : [Math.max(1, Math.ceil(ends[ends.length - allowed] ?? 0))];
  });
  return Math.max(0, ...waits);
}

/** A sender over a limit, and the seconds until it may send again. */
export type Limited = {kind: 'limited'; seconds: number};

/** Whether a statement with `underLimits` wrote nothing because of a limit. */
export async function findLimited(sql: Sql, limits: readonly RateLimit[], at: Date): Promise<Limited | undefined> {
  const seconds = limits.length === 0 ? 0 : await secondsToWait(sql, limits, at);
  return seconds === 0 ? undefined : {kind: 'limited', seconds};
}

/** Runs a statement that counts against a sender. Over a limit, nothing is stored. */
export async function withinLimits<T>(
  sql: Sql,
  limits: readonly RateLimit[],
  at: Date,
  work: () => PromiseLike<T>,
): Promise<T | Limited> {
  try {
    return await work();
  } catch (error) {
    if (!violatesConstraint(error, 'rate_limits_within_limit')) throw error;
    return {kind: 'limited', seconds: Math.max(1, await secondsToWait(sql, limits, at))};
  }
}
