import type {Sql} from '../../database/sql';
import {afterRefusal} from './check-mail';
import type {ClaimedDelivery} from './delivery';

/** Changes to the row after an attempt. */
export type Settlement =
  | {state: 'sent' | 'cancelled'}
  /** `count`: `excused` if the channel was down, `unconfirmed` if the server may have accepted it. */
  | {state: 'waiting'; code: string; due: Date; count?: 'excused' | 'unconfirmed'; refused?: boolean}
  | {state: 'dead'; code: string; refused?: boolean};

/**
 * Records the result of an attempt. A process that lost its claim may only record `sent`; a row that has been canceled,
 * maybe because of this result, stays canceled and records why it failed.
 */
export async function settleDelivery(sql: Sql, delivery: ClaimedDelivery, end: Settlement, at: Date): Promise<void> {
  const {id, claim} = delivery;
  const now = at.toISOString();
  const due = 'due' in end ? end.due.toISOString() : now;
  const code = 'code' in end ? end.code : '';
  const count = end.state === 'waiting' ? (end.count ?? '') : '';
  const isRefused = 'refused' in end && end.refused === true;
  await sql`
    with settled as (
      update outbox set
        state = case when state = 'cancelled' and ${end.state} <> 'sent' then state else ${end.state} end,
        due_at = ${due}::timestamptz,
        done_at = case when state = 'cancelled' then done_at when ${end.state} = 'waiting' then null else ${now}::timestamptz end,
        code = nullif(${code}, ''),
        refused = ${isRefused}::boolean,
        excused = excused + case when ${count} = 'excused' then 1 else 0 end,
        unconfirmed = unconfirmed + case when ${count} = 'unconfirmed' then 1 else 0 end,
        claim = null
      where id = ${id}::uuid and (
        (claim = ${claim}::uuid and state in ('claimed', 'cancelled')) or (${end.state} = 'sent' and state <> 'sent')
      )
      returning id, channel, kind, state, refused
    ), ${afterRefusal(sql, delivery, isRefused, at)}
    select id from settled`;
}
