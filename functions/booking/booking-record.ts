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
  /** Until when an unconfirmed booking holds its time. */
  heldUntil: Date | undefined;
};

type BookingRow = {
  id: string;
  host: string;
  starts_at: Date | string;
  ends_at: Date | string;
  name: string;
  email: string;
  company: string | null;
  topic: string | null;
  source: StoredSource | null;
  zone: string;
  sequence: number;
  state: BookingRecord['state'];
  changed_at: Date | string;
  held_until: Date | string | null;
};

function readRow(row: BookingRow): BookingRecord {
  const {starts_at: start, ends_at: end, changed_at: changedAt, held_until: held, company, topic, ...rest} = row;
  return {
    ...rest,
    company: company ?? '',
    topic: topic ?? '',
    start: new Date(start),
    end: new Date(end),
    changedAt: new Date(changedAt),
    heldUntil: held === null ? undefined : new Date(held),
  };
}

/** Bookings that match a condition, by start. */
export async function selectBookings(sql: Sql, which: ReturnType<Sql>, limit: number): Promise<BookingRecord[]> {
  const rows = await sql<BookingRow>`
    select id, host, starts_at, ends_at, name, email, company, topic, source, zone, sequence, state, changed_at, held_until
    from bookings where ${which} order by starts_at limit ${limit}::int`;
  return rows.map(readRow);
}

/** A booking by ID, unless it was erased. */
export async function findBooking(sql: Sql, id: string): Promise<BookingRecord | undefined> {
  const [booking] = await selectBookings(sql, sql`id = ${id}::uuid`, 1);
  return booking;
}
