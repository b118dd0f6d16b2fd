import type {Sql} from '../database/sql';

/** Held messages in numbers, for `/api/health`. */
export type HeldState = {
  held: number;
  /** Held within the last 24 hours. */
  heldToday: number;
  oldestHeldSeconds: number | null;
};

/** A held message in the daily mail. */
export type HeldMessage = {id: string; receivedAt: Date; reasons: string; name: string; firstLine: string};

/** Counts held messages. */
export async function readHeldState(sql: Sql, at: Date): Promise<HeldState> {
  const now = at.toISOString();
  const [row] = await sql<{held: string; today: string; oldest: Date | string | null}>`
    select count(*) as held, min(received_at) as oldest,
      count(*) filter (where received_at > ${now}::timestamptz - interval '1 day') as today
    from contact_messages where state = 'held'`;
  const oldest = row?.oldest ?? null;
  return {
    held: Number(row?.held),
    heldToday: Number(row?.today),
    oldestHeldSeconds: oldest === null ? null : Math.round((at.getTime() - new Date(oldest).getTime()) / 1000),
  };
}

/** Kind of the daily mail about held messages. */
const heldKind = 'held-messages';

/**
 * Queues the daily mail about held messages, if any were held since the last one.
 * @returns Whether there was something to report.
 */
export async function queueHeldReport(sql: Sql, at: Date, id: string): Promise<boolean> {
  const now = at.toISOString();
  const rows = await sql`
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
    select ${id}::uuid, 'mail', ${heldKind}, ${id}::uuid, '{}', 'waiting', ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz, 0
    where exists (
      select from contact_messages where state = 'held' and received_at > coalesce(
        (select max(created_at) from outbox where kind = ${heldKind} and state in ('waiting', 'claimed', 'sent')),
        '-infinity')
    )
    returning id`;
  return rows.length > 0;
}

/** Condition on `contact_messages`: a mail that lists the held message was sent. */
export const wasReported = (sql: Sql) => sql`exists (
  select from outbox where kind = ${heldKind} and outbox.state = 'sent' and outbox.created_at >= received_at
)`;

type Row = {id: string; received_at: Date | string; held_for: string[]; name: string; message: string};

/** Held messages, newest first. */
export async function listHeld(sql: Sql, limit: number): Promise<HeldMessage[]> {
  const rows = await sql<Row>`
    select id, received_at, held_for, first_name || ' ' || last_name as name, left(message, 400) as message
    from contact_messages where state = 'held' order by received_at desc limit ${limit}::int`;
  return rows.map(({id, received_at: at, held_for: reasons, name, message}) => {
    const firstLine = message.split('\n').find((line) => line.trim() !== '') ?? '';
    return {id, receivedAt: new Date(at), reasons: reasons.join(', '), name, firstLine: firstLine.slice(0, 120)};
  });
}
