import type {Sql} from '../database/database';

/** A booking as it is stored. */
export type BookingRecord = {
  id: string;
  host: string;
  start: Date;
  end: Date;
  name: string;
  email: string;
  company: string;
  topic: string;
  zone: string;
  sequence: number;
  state: 'booked' | 'cancelled';
  changedAt: Date;
};

export type BookingRow = {
  id: string;
  host: string;
  starts_at: Date | string;
  ends_at: Date | string;
  name: string;
  email: string;
  company: string | null;
  topic: string | null;
  zone: string;
  sequence: number;
  state: 'booked' | 'cancelled';
  changed_at: Date | string;
};

export function readRow(row: BookingRow): BookingRecord {
  const {starts_at: start, ends_at: end, changed_at: changedAt, company, topic, ...rest} = row;
  return {
    ...rest,
    company: company ?? '',
    topic: topic ?? '',
    start: new Date(start),
    end: new Date(end),
    changedAt: new Date(changedAt),
  };
}

/** A booking by its id, unless it was erased. */
export async function findBooking(sql: Sql, id: string): Promise<BookingRecord | undefined> {
  const [row] = await sql<BookingRow>`
    select id, host, starts_at, ends_at, name, email, company, topic, zone, sequence, state, changed_at
    from bookings where id = ${id}::uuid`;
  return row && readRow(row);
}
