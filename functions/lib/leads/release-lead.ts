import type {Sql} from '../database/database';

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
