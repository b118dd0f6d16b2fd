import type {Sql} from '../../functions/database/sql';
import {isToCompany} from '../../functions/delivery/outbox/kinds';

/** Code of deliveries ended after a restore. */
export const restoredCode = 'restored';

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

/** Deliveries of a lead, or the delivery with this ID; oldest first. */
export async function listDeliveries(sql: Sql, id: string): Promise<DeliveryRow[]> {
  return sql<DeliveryRow>`
    select id, channel, kind, state, attempts, due_at, done_at, code from outbox
    where reference = ${id}::uuid or id = ${id}::uuid order by created_at, channel`;
}

/** IDs of deliveries that start with the given characters. */
export async function findDeliveries(sql: Sql, [low, high]: readonly [string, string]): Promise<string[]> {
  const rows = await sql<{id: string}>`
    select id from outbox where id between ${low}::uuid and ${high}::uuid order by id limit 3`;
  return rows.map(({id}) => id);
}

/** Makes deliveries due now, with all attempts available again. */
async function requeue(sql: Sql, which: ReturnType<Sql>, at: Date): Promise<number> {
  const now = at.toISOString();
  const rows = await sql`
    update outbox set state = 'waiting', attempts = 0, due_at = ${now}::timestamptz, wanted_at = ${now}::timestamptz,
      done_at = null, code = null, claim = null
    where ${which}
    returning id`;
  return rows.length;
}

/**
 * Retries the deliveries of a lead, or the delivery with this ID, also those ended after a restore. Skips deliveries
 * that were sent or are being sent.
 */
export function retryDeliveries(sql: Sql, id: string, at: Date): Promise<number> {
  const isOpen = sql`(state in ('dead', 'waiting') or code = ${restoredCode})`;
  return requeue(sql, sql`(reference = ${id}::uuid or id = ${id}::uuid) and ${isOpen}`, at);
}

/** Retries dead deliveries to the company. Emails to visitors are retried one by one. */
export function retryDead(sql: Sql, at: Date): Promise<number> {
  return requeue(sql, sql`state = 'dead' and ${isToCompany(sql)}`, at);
}

/** Makes deliveries due now that are waiting for their next attempt, but not those scheduled for later, such as reminders. */
export function retryWaiting(sql: Sql, at: Date): Promise<number> {
  return requeue(sql, sql`state = 'waiting' and wanted_at <= ${at.toISOString()}::timestamptz`, at);
}
