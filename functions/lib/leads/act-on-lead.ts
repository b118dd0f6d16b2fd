import type {Sql} from '../database/database';
import {isOurs} from '../outbox/queue-state';

export type DeliveryRow = {
  id: string;
  channel: string;
  kind: string;
  state: string;
  attempts: number;
  due_at: Date | string;
  done_at: Date | string | null;
  code: string | null;
};

/** The deliveries of a lead, or the one that has this id itself; oldest first. */
export async function listDeliveries(sql: Sql, id: string): Promise<DeliveryRow[]> {
  return sql<DeliveryRow>`
    select id, channel, kind, state, attempts, due_at, done_at, code from outbox
    where reference = ${id}::uuid or id = ${id}::uuid order by created_at, channel`;
}

/** Ids of deliveries that begin as given. */
export async function findDeliveries(sql: Sql, [low, high]: readonly [string, string]): Promise<string[]> {
  const rows = await sql<{id: string}>`
    select id from outbox where id between ${low}::uuid and ${high}::uuid order by id limit 3`;
  return rows.map(({id}) => id);
}

/** Lets deliveries be tried again at once and with all their tries. */
async function tryAgain(sql: Sql, which: ReturnType<Sql>, at: Date): Promise<number> {
  const now = at.toISOString();
  const rows = await sql`
    update outbox set state = 'waiting', attempts = 0, due_at = ${now}::timestamptz, wanted_at = ${now}::timestamptz,
      done_at = null, code = null, claim = null
    where ${which}
    returning id`;
  return rows.length;
}

/**
 * Tries again: the deliveries of a lead, or the one that has this id. What was sent stays sent; what a process is sending
 * just now is left to it.
 */
export function retryDeliveries(sql: Sql, id: string, at: Date): Promise<number> {
  return tryAgain(sql, sql`(reference = ${id}::uuid or id = ${id}::uuid) and state in ('dead', 'waiting')`, at);
}

/** Tries again what was given up of the deliveries to the company; mails to visitors are retried one by one. */
export function retryDead(sql: Sql, at: Date): Promise<number> {
  return tryAgain(sql, sql`state = 'dead' and ${isOurs(sql)}`, at);
}

/** Marks what was given up as seen: it is still listed, and alarms no more. */
export async function dismissDeliveries(sql: Sql, id: string, at: Date): Promise<number> {
  const rows = await sql`
    update outbox set state = 'dismissed', done_at = ${at.toISOString()}::timestamptz
    where (reference = ${id}::uuid or id = ${id}::uuid) and state = 'dead'
    returning id`;
  return rows.length;
}

/**
 * Lets a held lead go its way: it is due at once, and its state says that a person has looked at it.
 * @param id Of a message; or of whatever else has held deliveries, such as a subscriber.
 * @returns How many deliveries it had. 0: there is no such lead, or it is not held.
 */
export async function releaseLead(sql: Sql, id: string, at: Date): Promise<number> {
  const now = at.toISOString();
  const rows = await sql`
    with released as (
      update contact_messages set state = 'released' where id = ${id}::uuid and state = 'held'
    )
    update outbox set state = 'waiting', due_at = ${now}::timestamptz, wanted_at = ${now}::timestamptz
    where reference = ${id}::uuid and state = 'held'
    returning id`;
  return rows.length;
}
