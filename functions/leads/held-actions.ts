import type {Sql} from '../database/sql';

/** Which held messages: received in a period, and held for a reason. */
export type HeldFilter = {from?: string | undefined; to?: string | undefined; reason?: string | undefined};

const matches = (sql: Sql, {from = '-infinity', to = 'infinity', reason = ''}: HeldFilter) => sql`
  state = 'held' and received_at >= ${from}::timestamptz and received_at <= ${to}::timestamptz
  and (${reason} = '' or ${reason} = any (held_for))`;

/** Number of held messages. */
export async function countHeld(sql: Sql, filter: HeldFilter): Promise<number> {
  const [row] = await sql<{held: string}>`select count(*) as held from contact_messages where ${matches(sql, filter)}`;
  return Number(row?.held);
}

/** Releases held messages: their deliveries are due now. Returns the number of messages. */
export async function releaseHeld(sql: Sql, filter: HeldFilter, at: Date): Promise<number> {
  const now = at.toISOString();
  const [row] = await sql<{released: string}>`
    with released as (
      update contact_messages set state = 'released' where ${matches(sql, filter)} returning id
    ), due as (
      update outbox set state = 'waiting', due_at = ${now}::timestamptz, wanted_at = ${now}::timestamptz
      where reference in (select id from released) and state = 'held'
    )
    select count(*) as released from released`;
  return Number(row?.released);
}

/** Deletes held messages with their deliveries. Returns the number of messages. */
export async function discardHeld(sql: Sql, filter: HeldFilter & {id?: string}): Promise<number> {
  const {id = ''} = filter;
  const [row] = await sql<{discarded: string}>`
    with discarded as (
      delete from contact_messages
      where ${matches(sql, filter)} and (${id} = '' or id = nullif(${id}, '')::uuid) returning id
    ), silenced as (
      delete from outbox where reference in (select id from discarded)
    )
    select count(*) as discarded from discarded`;
  return Number(row?.discarded);
}
