import type {Sql} from '../database/database';
import {before} from '../database/rate-limit';
import type {Channel, ClaimedDelivery} from './delivery';

/** Seconds for which a claim holds: longer than a function may run on. */
const lease = 90;

export type Claimable =
  /** Those of these that are due. */
  | {ids: readonly string[]}
  /** Whatever is due on one channel, oldest first. */
  | {channel: Channel; most: number};

type Row = {
  id: string;
  channel: Channel;
  kind: string;
  reference: string;
  payload: Readonly<Record<string, unknown>>;
  created_at: Date | string;
  attempts: number;
  unconfirmed: number | null;
};

/**
 * Takes due deliveries for this process. Rows that another one is taking are skipped, so none is taken twice; a claim that
 * has ended is due again, so none is lost with the process that had it.
 */
export async function claimDeliveries(sql: Sql, which: Claimable, claim: string, at: Date): Promise<ClaimedDelivery[]> {
  const now = at.toISOString();
  const end = before(at, -lease);
  const rows =
    'ids' in which
      ? await sql<Row>`
          update outbox set state = 'claimed', claim = ${claim}::uuid, due_at = ${end}::timestamptz, attempts = attempts + 1
          where id in (
            select id from outbox
            where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(which.ids)}::jsonb))
              and state in ('waiting', 'claimed') and due_at <= ${now}::timestamptz
            for update skip locked
          )
          returning id, channel, kind, reference, payload, created_at, attempts, unconfirmed`
      : await sql<Row>`
          update outbox set state = 'claimed', claim = ${claim}::uuid, due_at = ${end}::timestamptz, attempts = attempts + 1
          where id in (
            select id from outbox
            where channel = ${which.channel} and state in ('waiting', 'claimed') and due_at <= ${now}::timestamptz
            order by due_at limit ${which.most}::int for update skip locked
          )
          returning id, channel, kind, reference, payload, created_at, attempts, unconfirmed`;
  return rows.map(({created_at: created, attempts, unconfirmed, ...row}) => {
    return {...row, createdAt: new Date(created), attempt: attempts, unconfirmed: unconfirmed ?? 0, claim};
  });
}

/** What a try leaves on its row. */
export type Settlement =
  | {state: 'sent' | 'cancelled'}
  /** `count`: `none` if it was not a try, `unconfirmed` if the server may have accepted it. */
  | {state: 'waiting'; code: string; due: Date; count?: 'none' | 'unconfirmed'}
  | {state: 'dead'; code: string};

/**
 * Notes how a try ended. Who has lost the claim may only say that it was sent, which is true whoever says it; whatever was
 * cancelled meanwhile stays so.
 */
export async function settleDelivery(sql: Sql, {id, claim}: ClaimedDelivery, end: Settlement, at: Date): Promise<void> {
  const now = at.toISOString();
  const due = 'due' in end ? end.due.toISOString() : now;
  const code = 'code' in end ? end.code : '';
  const count = end.state === 'waiting' ? (end.count ?? '') : '';
  await sql`
    update outbox set
      state = ${end.state},
      due_at = ${due}::timestamptz,
      done_at = case when ${end.state} = 'waiting' then null else ${now}::timestamptz end,
      code = nullif(${code}, ''),
      attempts = attempts - case when ${count} = 'none' then 1 else 0 end,
      unconfirmed = coalesce(unconfirmed, 0) + case when ${count} = 'unconfirmed' then 1 else 0 end,
      claim = null
    where id = ${id}::uuid and (
      (claim = ${claim}::uuid and state = 'claimed') or (${end.state} = 'sent' and state <> 'sent')
    )`;
}
