import type {Sql} from '../../database/sql';
import {before} from '../../database/rate-limit';
import type {Channel, ClaimedDelivery} from './delivery';

/** Seconds a claim is valid: longer than a function can run. */
const lease = 90;

export type Claimable =
  /** These, if due. */
  | {ids: readonly string[]}
  /** Everything due on one channel, oldest first. */
  | {channel: Channel; limit: number};

type Row = {
  id: string;
  channel: Channel;
  kind: string;
  reference: string;
  payload: Readonly<Record<string, unknown>>;
  created_at: Date | string;
  attempts: number;
  unconfirmed: number;
};

/**
 * Claims due deliveries for this process. Rows another process is claiming are skipped, so none is sent twice; expired
 * claims are due again, so none is lost.
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
            order by due_at limit ${which.limit}::int for update skip locked
          )
          returning id, channel, kind, reference, payload, created_at, attempts, unconfirmed`;
  return rows.map(({created_at: created, attempts, ...row}) => {
    return {...row, createdAt: new Date(created), attempt: attempts, claim};
  });
}

/** Changes to the row after an attempt. */
export type Settlement =
  | {state: 'sent' | 'cancelled'}
  /** `count`: `none` if it was not an attempt, `unconfirmed` if the server may have accepted it. */
  | {state: 'waiting'; code: string; due: Date; count?: 'none' | 'unconfirmed'}
  | {state: 'dead'; code: string};

/**
 * Records the result of an attempt. A process that lost its claim may only record `sent`; a canceled row stays
 * canceled.
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
      unconfirmed = unconfirmed + case when ${count} = 'unconfirmed' then 1 else 0 end,
      claim = null
    where id = ${id}::uuid and (
      (claim = ${claim}::uuid and state = 'claimed') or (${end.state} = 'sent' and state <> 'sent')
    )`;
}
