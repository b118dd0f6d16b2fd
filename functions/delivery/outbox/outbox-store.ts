import type {Sql} from '../../database/sql';
import {type Channel, type ClaimedDelivery, unconfirmedCode} from './delivery';
import {byPriority, isToCompany, undeliveredKind} from './kinds';

/** Seconds a claim is valid: longer than a function can run. */
const lease = 90;

export type Claimable =
  /** These, if due. */
  | {ids: readonly string[]}
  /**
   * What is due on one channel, by priority. A probe prefers what has not failed, then what waits longest, so that none
   * blocks the others.
   */
  | {channel: Channel; limit: number; isProbe?: boolean; isVisitorsTurn?: boolean};

type Row = Omit<ClaimedDelivery, 'createdAt' | 'wantedAt' | 'claim'> & Record<'createdAt' | 'wantedAt', Date | string>;

const hasId = (sql: Sql, ids: readonly string[]) =>
  sql`id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

const inOrder = (sql: Sql, {isProbe, isVisitorsTurn}: {isProbe?: boolean; isVisitorsTurn?: boolean}) =>
  isProbe
    ? sql`code is not null, case when code is not null then due_at end, ${byPriority(sql)}`
    : // After an outage, what was late has arrived by the time a line about it would be written.
      sql`kind = ${undeliveredKind}, code is not null, ${byPriority(sql, isVisitorsTurn)}`;

/**
 * Claims due deliveries for this process. Rows another process is claiming are skipped, so none is sent twice; expired
 * claims are due again, so none is lost. Claims end by the database's clock, because those of two instances may differ.
 */
export async function claimDeliveries(sql: Sql, which: Claimable, claim: string, at: Date): Promise<ClaimedDelivery[]> {
  const now = at.toISOString();
  const rows = await sql<Row>`
    update outbox set state = 'claimed', claim = ${claim}::uuid, attempts = attempts + 1,
      leased_until = now() + make_interval(secs => ${lease})
    where id in (
      select id from outbox
      where ${'ids' in which ? hasId(sql, which.ids) : sql`channel = ${which.channel}`}
        and (state = 'waiting' or (state = 'claimed' and leased_until <= now())) and due_at <= ${now}::timestamptz
      ${'ids' in which ? sql`` : sql`order by ${inOrder(sql, which)} limit ${which.limit}::int`}
      for update skip locked
    )
    returning id, channel, kind, reference, payload, created_at as "createdAt", wanted_at as "wantedAt",
      attempts as attempt, code`;
  return rows.map((row) => ({...row, createdAt: new Date(row.createdAt), wantedAt: new Date(row.wantedAt), claim}));
}

/**
 * After an outage, makes everything on a channel due that has failed since the last success before `accepted`. What was
 * given up meanwhile starts again if it is for the company and the server can't have it. Lines about what was late are
 * deleted: they are queued again if they still apply. Returns the number of deliveries.
 */
export async function endOutage(
  sql: Sql,
  channel: Channel,
  accepted: readonly Pick<ClaimedDelivery, 'id'>[],
  at: Date,
): Promise<number> {
  const now = at.toISOString();
  const hasFailed = sql`channel = ${channel} and code is not null and wanted_at > coalesce((
    select max(done_at) from outbox where channel = ${channel} and state = 'sent' and done_at is not null
      and not ${hasId(
        sql,
        accepted.map(({id}) => id),
      )}
  ), '-infinity')`;
  const rows = await sql`
    with outdated as (
      delete from outbox where kind = ${undeliveredKind} and (state = 'waiting' or state = 'dead') and ${hasFailed}
    )
    update outbox set state = 'waiting', due_at = ${now}::timestamptz, done_at = null,
      attempts = case state when 'dead' then 0 else attempts end
    where kind <> ${undeliveredKind} and ${hasFailed}
      and ((state = 'waiting' and due_at > ${now}::timestamptz) or (state = 'dead' and code <> ${unconfirmedCode} and ${isToCompany(sql)}))
    returning id`;
  return rows.length;
}
