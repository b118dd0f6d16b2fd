import {onlyRow, type Sql} from '../database/sql';
import type {Channel} from '../delivery/outbox/delivery';

/** Which held messages: one, or those that an email to the team listed. */
export type HeldFilter = {id: string} | {report: string};

const isMatch = (sql: Sql, filter: HeldFilter) =>
  sql`state = 'held' and ${'id' in filter ? sql`id = ${filter.id}::uuid` : sql`report_id = ${filter.report}::uuid`}`;

/** Number of held messages. */
export async function countHeld(sql: Sql, filter: HeldFilter): Promise<number> {
  const rows = await sql<{held: number}>`
    select count(*)::int as held from contact_messages where ${isMatch(sql, filter)}`;
  return onlyRow(rows).held;
}

/** Number of released messages, and their deliveries, which are due now. */
export type Released = {messages: number; deliveries: {id: string; channel: Channel}[]};

/** Releases held messages: their state records that someone checked them, and their deliveries are due now. */
export async function releaseHeld(sql: Sql, filter: HeldFilter, at: Date): Promise<Released> {
  const now = at.toISOString();
  const rows = await sql<Released>`
    with released as (
      update contact_messages set state = 'released' where ${isMatch(sql, filter)} returning id
    ), due as (
      update outbox set state = 'waiting', due_at = ${now}::timestamptz, wanted_at = ${now}::timestamptz
      where state = 'held' and reference in (select id from released)
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

/** Which delivered messages: one, or those received in a period. */
type DeliveredFilter = {id: string} | {from: string; to: string};

const isDelivered = (sql: Sql, filter: DeliveredFilter) =>
  sql`state in ('received', 'released') and ${
    'id' in filter
      ? sql`id = ${filter.id}::uuid`
      : sql`received_at between ${filter.from}::timestamptz and ${filter.to}::timestamptz`
  }`;

/** Number of messages delivered in a period. */
export async function countReceived(sql: Sql, filter: DeliveredFilter): Promise<number> {
  const rows = await sql<{messages: number}>`
    select count(*)::int as messages from contact_messages where ${isDelivered(sql, filter)}`;
  return onlyRow(rows).messages;
}

/**
 * Marks delivered messages as spam: they are held again, with what has not been sent, and are deleted like other held
 * messages. Returns how many were delivered before.
 */
export async function markAsSpam(sql: Sql, filter: DeliveredFilter, at: Date): Promise<number> {
  const rows = await sql<{marked: number}>`
    with marked as (
      update contact_messages set state = 'held', held_for = array[${markedReason}],
        reported_at = ${at.toISOString()}::timestamptz
      where ${isDelivered(sql, filter)} returning id
    ), kept_back as (
      update outbox set state = 'held', claim = null where reference in (select id from marked) and state = 'waiting'
    )
    select count(*)::int as marked from marked`;
  return onlyRow(rows).marked;
}
