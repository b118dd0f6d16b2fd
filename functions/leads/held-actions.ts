import {onlyRow} from '../database/rows';
import type {Sql} from '../database/sql';
import type {Channel} from '../delivery/outbox/delivery';

/** Which held messages: one, those a mail listed, those received in a period, or those held for a reason. */
export type HeldFilter = {
  id?: string | undefined;
  /** The mail to the team that listed them. */
  report?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  reason?: string | undefined;
};

const isMatch = (sql: Sql, {id = '', report = '', from = '-infinity', to = 'infinity', reason = ''}: HeldFilter) => sql`
  state = 'held' and received_at >= ${from}::timestamptz and received_at <= ${to}::timestamptz
  and (${reason} = '' or ${reason} = any (held_for)) and (${id} = '' or id = nullif(${id}, '')::uuid)
  and (${report} = '' or report_id = nullif(${report}, '')::uuid)`;

/** Number of held messages. */
export async function countHeld(sql: Sql, filter: HeldFilter): Promise<number> {
  const rows = await sql<{held: number}>`
    select count(*)::int as held from contact_messages where ${isMatch(sql, filter)}`;
  return onlyRow(rows).held;
}

/** Number of released messages, and their deliveries, which are due now. */
export type Released = {messages: number; deliveries: {id: string; channel: Channel}[]};

/**
 * Releases held messages: their state records that someone checked them, and their deliveries are due now. An ID can also
 * be that of anything else with held deliveries, such as a subscriber.
 */
export async function releaseHeld(sql: Sql, filter: HeldFilter, at: Date): Promise<Released> {
  const now = at.toISOString();
  const rows = await sql<Released>`
    with released as (
      update contact_messages set state = 'released' where ${isMatch(sql, filter)} returning id
    ), due as (
      update outbox set state = 'waiting', due_at = ${now}::timestamptz, wanted_at = ${now}::timestamptz
      where state = 'held' and (reference in (select id from released) or reference = nullif(${filter.id ?? ''}, '')::uuid)
      returning id, channel
    )
    select (select count(*)::int from released) as messages,
      (select coalesce(json_agg(due), '[]') from due) as deliveries`;
  return onlyRow(rows);
}

/** Deletes held messages with their deliveries. Returns the number of messages. */
export async function discardHeld(sql: Sql, filter: HeldFilter): Promise<number> {
  const rows = await sql<{discarded: number}>`
    with discarded as (
      delete from contact_messages where ${isMatch(sql, filter)} returning id
    ), silenced as (
      delete from outbox where reference in (select id from discarded)
    )
    select count(*)::int as discarded from discarded`;
  return onlyRow(rows).discarded;
}

/** Reason of a message that someone marked as spam, and of later ones with its text. */
export const markedReason = 'spam';

/** Reason of a message that the team gets in a summary. */
export const volumeReason = 'volume';

/**
 * Marks a delivered message as spam: it is held again, with what has not been sent, and is deleted like other held
 * messages. Returns whether it was delivered before.
 */
export async function markAsSpam(sql: Sql, id: string, at: Date): Promise<boolean> {
  const [row] = await sql`
    with marked as (
      update contact_messages set state = 'held', held_for = array[${markedReason}],
        reported_at = ${at.toISOString()}::timestamptz
      where id = ${id}::uuid and state in ('received', 'released') returning id
    ), kept_back as (
      update outbox set state = 'held', claim = null where reference in (select id from marked) and state = 'waiting'
    )
    select id from marked`;
  return row !== undefined;
}
