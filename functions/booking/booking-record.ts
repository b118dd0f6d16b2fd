import type {Sql} from '../database/sql';
import type {StoredSource} from '../leads/read-source';

/** A stored booking. */
export type BookingRecord = {
  id: string;
  host: string;
  start: Date;
  end: Date;
  name: string;
  email: string;
  company: string;
  topic: string;
  source: StoredSource | null;
  zone: string;
  sequence: number;
  state: 'booked' | 'unconfirmed' | 'cancelled';
  changedAt: Date;
  /** Until when an unconfirmed booking holds its time, if it does. */
  heldUntil: Date | undefined;
};

type Times = 'start' | 'end' | 'changedAt' | 'heldUntil';
type BookingRow = Omit<BookingRecord, Times> & Record<Times, Date | string | null>;

/** Bookings that match a condition, by start. */
export async function selectBookings(sql: Sql, which: ReturnType<Sql>, limit: number): Promise<BookingRecord[]> {
  const rows = await sql<BookingRow>`
    select id, host, starts_at as start, ends_at as "end", name, email, coalesce(company, '') as company,
      coalesce(topic, '') as topic, source, zone, sequence, state, changed_at as "changedAt",
      nullif(held_until, created_at) as "heldUntil"
    from bookings where ${which} order by starts_at limit ${limit}::int`;
  return rows.map(({start, end, changedAt, heldUntil, ...row}) => {
    const times = {start: new Date(start ?? 0), end: new Date(end ?? 0), changedAt: new Date(changedAt ?? 0)};
    return {...row, ...times, heldUntil: heldUntil === null ? undefined : new Date(heldUntil)};
  });
}

/** A booking by ID, unless it was erased. */
export async function findBooking(sql: Sql, id: string): Promise<BookingRecord | undefined> {
  const [booking] = await selectBookings(sql, sql`id = ${id}::uuid`, 1);
  return booking;
}
