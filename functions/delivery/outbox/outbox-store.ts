import type {Sql} from '../../database/sql';
import {before} from '../../database/rate-limit';
import type {Channel, ClaimedDelivery} from './delivery';
import {byPriority, checkKind} from './kinds';

/** Seconds a claim is valid: longer than a function can run. */
const lease = 90;

export type Claimable =
  /** These, if due. */
  | {ids: readonly string[]}
  /** What is due on one channel, by priority. A probe prefers what was tried least, so that none blocks the others. */
  | {channel: Channel; limit: number; isProbe?: boolean};

type Row = Omit<ClaimedDelivery, 'createdAt' | 'claim'> & {createdAt: Date | string};

const hasId = (sql: Sql, ids: readonly string[]) =>
  sql`id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

const inOrder = (sql: Sql, {isProbe}: {isProbe?: boolean}) =>
  isProbe ? sql`kind = ${checkKind} desc, attempts, ${byPriority(sql)}` : byPriority(sql);

/**
 * Claims due deliveries for this process. Rows another process is claiming are skipped, so none is sent twice; expired
 * claims are due again, so none is lost.
 */
export async function claimDeliveries(sql: Sql, which: Claimable, claim: string, at: Date): Promise<ClaimedDelivery[]> {
  const now = at.toISOString();
  const end = before(at, -lease);
  const rows = await sql<Row>`
    update outbox set state = 'claimed', claim = ${claim}::uuid, due_at = ${end}::timestamptz, attempts = attempts + 1
    where id in (
      select id from outbox
      where ${'ids' in which ? hasId(sql, which.ids) : sql`channel = ${which.channel}`}
        and state in ('waiting', 'claimed') and due_at <= ${now}::timestamptz
      ${'ids' in which ? sql`` : sql`order by ${inOrder(sql, which)} limit ${which.limit}::int`}
      for update skip locked
    )
    returning id, channel, kind, reference, payload, created_at as "createdAt", attempts as attempt, unconfirmed,
      excused, refused as "wasRefused"`;
  return rows.map((row) => ({...row, createdAt: new Date(row.createdAt), claim}));
}

/**
 * After an outage, makes everything on a channel due that has waited since before its last success. Returns the number
 * of deliveries.
 */
export async function endOutage(sql: Sql, {id, channel}: ClaimedDelivery, at: Date): Promise<number> {
  const now = at.toISOString();
  const rows = await sql`
    update outbox set due_at = ${now}::timestamptz
    where channel = ${channel} and state = 'waiting' and due_at > ${now}::timestamptz and code is not null
      and wanted_at > coalesce((
        select max(done_at) from outbox where channel = ${channel} and state = 'sent' and done_at is not null and id <> ${id}::uuid
      ), '-infinity')
    returning id`;
  return rows.length;
}
