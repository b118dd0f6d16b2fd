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
  state: 'booked' | 'cancelled';
  bookedBy: 'visitor' | 'team';
  /** Who canceled it. */
  cancelledBy: 'visitor' | 'team' | null;
  changedAt: Date;
};

type Times = 'start' | 'end' | 'changedAt';
type BookingRow = Omit<BookingRecord, Times> & Record<Times, Date | string>;

/** Bookings that match a condition, by start. */
export async function selectBookings(sql: Sql, which: ReturnType<Sql>, limit: number): Promise<BookingRecord[]> {
  const rows = await sql<BookingRow>`
    select id, host, starts_at as start, ends_at as "end", name, email, coalesce(company, '') as company,
      coalesce(topic, '') as topic, source, zone, sequence, state,
      booked_by as "bookedBy", cancelled_by as "cancelledBy", changed_at as "changedAt"
    from bookings where ${which} order by starts_at limit ${limit}::int`;
  return rows.map(({start, end, changedAt, ...row}) => {
    return {...row, start: new Date(start), end: new Date(end), changedAt: new Date(changedAt)};
  });
}

/** A booking by ID, unless it was erased. */
export async function findBooking(sql: Sql, id: string): Promise<BookingRecord | undefined> {
  const [booking] = await selectBookings(sql, sql`id = ${id}::uuid`, 1);
  return booking;
}
