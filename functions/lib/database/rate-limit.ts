import {brokeConstraint, type Sql} from './database';

/** At most `allowed` records of one subject in any `seconds`. */
export type RateLimit = {subject: string; allowed: number; seconds: number};

/** A time so many seconds earlier (or, below zero, later), as Postgres reads it from any zone. */
export function before(time: Date, seconds: number): string {
  return new Date(time.getTime() - seconds * 1000).toISOString();
}

/**
 * Rows that hold one request each, as JSON. In one order, so that two requests of one sender do not wait for each other.
 */
function limitRows(limits: readonly RateLimit[], at: Date): string {
  const rows = limits.map(({subject, allowed, seconds}) => {
    return {subject, hits: [at.toISOString()], allowed, expires_at: before(at, -seconds)};
  });
  return JSON.stringify(rows.sort((one, other) => (one.subject < other.subject ? -1 : 1)));
}

/** Old counters that one request removes: more than it adds, and few enough that nobody waits. */
const mostSwept = 50;

/**
 * Parts of the statement that stores a request. `counted` counts it against its sender, if the statement's part `added` has
 * a row; `swept` removes old counters, but not those of
 * `spared`, which another part of the statement writes. Over a limit the whole statement fails: see `withinLimits`.
 */
export function countRequest(sql: Sql, limits: readonly RateLimit[], at: Date, spared: readonly RateLimit[] = []) {
  const rows = limitRows(limits, at);
  return sql`
    counted as (
      insert into rate_limits as kept
      select hit.* from added, jsonb_populate_recordset(null::rate_limits, ${rows}::jsonb) as hit
      on conflict (subject) do update set
        hits = array(select hit from unnest(kept.hits) as hit
          where hit > excluded.hits[1] - (excluded.expires_at - excluded.hits[1])) || excluded.hits,
        allowed = excluded.allowed,
        expires_at = excluded.expires_at
    ), swept as (
      delete from rate_limits where subject in (
        select subject from rate_limits where expires_at < ${at.toISOString()}::timestamptz
        order by expires_at limit ${mostSwept}::int for update skip locked
      ) and subject not in (
        select subject from jsonb_populate_recordset(null::rate_limits, ${limitRows([...limits, ...spared], at)}::jsonb))
    )`;
}

/**
 * A condition: no subject is at one of its limits. It lets a statement write nothing when it would be refused; requests that
 * race past it still fail at the check of `rate_limits`.
 */
export function underLimits(sql: Sql, limits: readonly RateLimit[], at: Date) {
  return sql`not exists (
    select from jsonb_populate_recordset(null::rate_limits, ${limitRows(limits, at)}::jsonb) as hit
    join rate_limits as kept using (subject)
    where (select count(*) from unnest(kept.hits) as earlier where earlier > hit.hits[1] - (hit.expires_at - hit.hits[1]))
      >= hit.allowed
  )`;
}

/** Seconds until a subject that is at one of its limits may send again; 0 if none is. */
async function secondsToWait(sql: Sql, limits: readonly RateLimit[], now: Date): Promise<number> {
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
  return Math.ceil(Math.max(0, ...waits));
}

/** A sender that is over a limit, and the seconds until it is not. */
export type Limited = {kind: 'limited'; seconds: number};

/** Whether a statement with `underLimits` wrote nothing because of a limit. */
export async function findLimited(sql: Sql, limits: readonly RateLimit[], at: Date): Promise<Limited | undefined> {
  const seconds = limits.length === 0 ? 0 : await secondsToWait(sql, limits, at);
  return seconds === 0 ? undefined : {kind: 'limited', seconds};
}

/** Does what counts against a sender. Over one of the limits nothing of it is done. */
export async function withinLimits<T>(
  sql: Sql,
  limits: readonly RateLimit[],
  at: Date,
  work: () => PromiseLike<T>,
): Promise<T | Limited> {
  try {
    return await work();
  } catch (error) {
    if (!brokeConstraint(error, 'rate_limits_within_limit')) throw error;
    return {kind: 'limited', seconds: Math.max(1, await secondsToWait(sql, limits, at))};
  }
}

export type CountResult = {kind: 'counted'} | Limited;

/** Adds to counts, and one against the sender: all or nothing. */
export function count(sql: Sql, insert: ReturnType<Sql>, limits: readonly RateLimit[], at: Date): Promise<CountResult> {
  return withinLimits(sql, limits, at, async () => {
    await sql`with added as (select 1), ${countRequest(sql, limits, at)} ${insert}`;
    return {kind: 'counted'} as const;
  });
}
