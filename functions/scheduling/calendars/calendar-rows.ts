import {before} from '../../database/rate-limit';
import type {Sql} from '../../database/sql';
import type {Busy} from './busy-times';
import type {Feed} from './feeds';

/** Seconds to wait after a failure, so that a dead calendar doesn't slow down each booking. */
const pause = 60;

/** Claims the calendars that are due, so that no other request reads them. Returns their keys. */
export async function takeDue(sql: Sql, feeds: readonly Feed[], now: Date, maxAge: number): Promise<Set<string>> {
  const rows = feeds.map(({key, host}) => ({feed: key, host: host.id}));
  const taken = await sql<{feed: string}>`
    insert into host_calendars (feed, host, tried_at)
    select feed, host, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (feed text, host text)
    on conflict (feed) do update set tried_at = excluded.tried_at
    where host_calendars.tried_at <= case when host_calendars.failing_since is null
      then ${before(now, maxAge)}::timestamptz else ${before(now, Math.max(maxAge, pause))}::timestamptz end
    returning feed`;
  return new Set(taken.map(({feed}) => feed));
}

/** Stores a calendar's busy times, without demos that were booked here: these have their own rows. */
export async function storeBusy(sql: Sql, key: string, busy: readonly Busy[], now: Date): Promise<void> {
  const rows = busy.map(({from, to, uid}) => ({uid, from: from.toISOString(), to: to.toISOString()}));
  await sql`
    update host_calendars set read_at = ${now.toISOString()}::timestamptz, failing_since = null, code = null, busy = (
      select coalesce(jsonb_agg(jsonb_build_array("from", "to") order by "from"), '[]')
      from (select distinct "from", "to" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as event (uid text, "from" text, "to" text)
        where not exists (select from bookings where id::text = uid)) as others
    ) where feed = ${key}`;
}

/** Records that a calendar failed. Its last known times stay. */
export async function storeFailure(sql: Sql, key: string, code: string, now: Date): Promise<void> {
  await sql`
    update host_calendars set failing_since = coalesce(failing_since, ${now.toISOString()}::timestamptz), code = ${code}
    where feed = ${key}`;
}

/** Seconds since the first failure of a calendar that still fails; null if all work. */
export async function readFailing(sql: Sql, keys: readonly string[], now: Date): Promise<number | null> {
  const [row] = await sql<{since: Date | string | null}>`
    select min(failing_since) as since from host_calendars
    where feed in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  return row?.since ? Math.round((now.getTime() - new Date(row.since).getTime()) / 1000) : null;
}
