import type {Sql} from '../../database/sql';
import type {ClaimedDelivery} from './delivery';

/** Changes to the row after an attempt. `attempts`: how many count so far. */
export type Settlement =
  | {state: 'sent' | 'cancelled'}
  | {state: 'waiting'; code: string; due: Date; attempts: number}
  | {state: 'dead'; code: string};

/**
 * Records the result of an attempt. A process that lost its claim may only record `sent`; a row that has been canceled
 * stays canceled and records why it failed.
 */
export async function settleDelivery(
  sql: Sql,
  {id, claim, attempt}: ClaimedDelivery,
  end: Settlement,
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  const due = 'due' in end ? end.due.toISOString() : now;
  const code = 'code' in end ? end.code : '';
  await sql`
    update outbox set
      state = case when state = 'cancelled' and ${end.state} <> 'sent' then state else ${end.state} end,
      due_at = ${due}::timestamptz,
      done_at = case when state = 'cancelled' then done_at when ${end.state} = 'waiting' then null else ${now}::timestamptz end,
      code = nullif(${code}, ''),
      attempts = ${'attempts' in end ? end.attempts : attempt}::int,
      claim = null,
      leased_until = null
    where id = ${id}::uuid and (
      (claim = ${claim}::uuid and state in ('claimed', 'cancelled')) or (${end.state} = 'sent' and state <> 'sent')
    )`;
}
