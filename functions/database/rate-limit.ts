import {type Sql, violatesConstraint} from './sql';

/** At most `allowed` requests per subject in `seconds`. */
export type RateLimit = {subject: string; allowed: number; seconds: number};

/** A time that many seconds earlier (or later, if negative), as an ISO string. */
export function before(time: Date, seconds: number): string {
  return new Date(time.getTime() - seconds * 1000).toISOString();
}

/** Rows with one request each, as JSON, sorted so that two requests from one sender do not deadlock. */
function limitRows(limits: readonly RateLimit[], at: Date): string {
  const rows = limits.map(({subject, allowed, seconds}) => {
    return {subject, hits: [at.toISOString()], allowed, expires_at: before(at, -seconds)};
  });
  return JSON.stringify(rows.sort((a, b) => (a.subject < b.subject ? -1 : 1)));
}

/** Expired counters deleted per request: more than it adds, and few enough to be fast. */
const maxSwept = 50;

/**
 * Time of a request in its subject's row: never before the row's latest, because clocks of two instances may differ. For
 * the same reason, a hit exactly one window old still counts.
 */
const inRow = (sql: Sql, at: ReturnType<Sql>) => sql`greatest(${at}, kept.hits[cardinality(kept.hits)])`;

/**
 * Parts of the statement that stores a request. `counted` counts it against its sender if the part `added` has a row;
 * `swept` removes old counters, except those of `spared`, which another part writes. Over a limit, the whole statement
 * fails: see `withinLimits`.
 */
export function countRequest(sql: Sql, limits: readonly RateLimit[], at: Date, spared: readonly RateLimit[] = []) {
  const rows = limitRows(limits, at);
  const now = inRow(sql, sql`excluded.hits[1]`);
  return sql`
    counted as (
      insert into rate_limits as kept
      select hit.* from added, jsonb_populate_recordset(null::rate_limits, ${rows}::jsonb) as hit
      on conflict (subject) do update set
        hits = array(select hit from unnest(kept.hits) as hit
          where hit >= ${now} - (excluded.expires_at - excluded.hits[1])) || ${now},
        allowed = excluded.allowed,
        expires_at = greatest(excluded.expires_at, kept.expires_at)
    ), swept as (
      delete from rate_limits where subject in (
        select subject from rate_limits where expires_at < ${at.toISOString()}::timestamptz
        order by expires_at limit ${maxSwept}::int for update skip locked
      ) and subject not in (
        select subject from jsonb_populate_recordset(null::rate_limits, ${limitRows([...limits, ...spared], at)}::jsonb))
    )`;
}

/**
 * A condition: every subject is below its limits. A statement that would be refused then writes nothing; requests that
 * race past it fail at the check constraint of `rate_limits`.
 */
export function underLimits(sql: Sql, limits: readonly RateLimit[], at: Date) {
  return sql`not exists (
    select from jsonb_populate_recordset(null::rate_limits, ${limitRows(limits, at)}::jsonb) as hit
    join rate_limits as kept using (subject)
    where (select count(*) from unnest(kept.hits) as earlier
      where earlier >= ${inRow(sql, sql`hit.hits[1]`)} - (hit.expires_at - hit.hits[1])) >= hit.allowed
  )`;
}

/**
 * Statement: counts a request against one limit if the condition holds. It returns no row over the limit, where
 * `countRequest` would make the whole statement fail.
 */
export const countIfUnder = (
  sql: Sql,
  {subject, allowed, seconds}: RateLimit,
  at: Date,
  condition: ReturnType<Sql>,
) => {
  const now = inRow(sql, sql`${at.toISOString()}::timestamptz`);
  const recent = sql`hit >= ${now} - make_interval(secs => ${seconds}::int)`;
  return sql`
  insert into rate_limits as kept (subject, hits, allowed, expires_at)
  select ${subject}, array[${at.toISOString()}::timestamptz], ${allowed}::int, ${before(at, -seconds)}::timestamptz
  where ${condition}
  on conflict (subject) do update set
    hits = array(select hit from unnest(kept.hits) as hit where ${recent}) || ${now},
    expires_at = greatest(excluded.expires_at, kept.expires_at)
  where (select count(*) from unnest(kept.hits) as hit where ${recent}) < ${allowed}::int
  returning 1`;
};

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

/** Counts a request that stores nothing else. Over a limit, it says how long to wait. */
export const countRefused = (sql: Sql, limits: readonly RateLimit[], at: Date): Promise<Limited | undefined> =>
  withinLimits(sql, limits, at, async () => {
    await sql`with added as (select 1), ${countRequest(sql, limits, at)} select 1`;
    return undefined;
  });
