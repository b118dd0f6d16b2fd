import type {Sql} from '../database/database';
import {withTimeout} from '../database/database';
import type {RateLimit} from '../database/rate-limit';
import {errorCode} from '../log';
import type {BookingRecord, BookingRow} from './booking-record';
import {findBooking, readRow} from './booking-record';
import {cancelTime} from './change';
import type {NewBooking} from './claim';
import {bookableRange, listFreeTimes, type Range} from './free-times';
import {cancelledNotices} from './notices';
import {readTaken} from './read-taken';
import {moveBooking, type ChangeResult} from './move-booking';
import {bookTime, type StoreOptions, type Wish} from './take-time';

const databaseTimeout = 8000;

/** The database does not answer. */
export type Unavailable = {kind: 'unavailable'; code: string};

/** Bookings in Postgres. `connect` is asked for each call and may throw; the store does not. */
export function createBookingStore(connect: () => Promise<Sql>, options: StoreOptions) {
  const attempt = <T>(work: (sql: Sql) => Promise<T>): Promise<T | Unavailable> =>
    withTimeout(connect().then(work), databaseTimeout).catch((error: unknown) => {
      return {kind: 'unavailable', code: errorCode(error)};
    });
  const {hosts, rules} = options;
  return {
    /** Starts that are free in a range. */
    listTimes: (range: Range | undefined, now: Date, except?: string) =>
      attempt(async (sql) => {
        const bookable = bookableRange(rules, now, range);
        const taken = await readTaken(sql, bookable, now, except);
        return {kind: 'times', times: listFreeTimes(hosts, rules, taken, bookable)} as const;
      }),
    book: (booking: NewBooking, site: string, limits: readonly RateLimit[]) =>
      attempt((sql) => bookTime(sql, options, booking, site, limits)),
    find: (id: string) => attempt(async (sql) => ({kind: 'found', booking: await findBooking(sql, id)}) as const),
    move: (booking: BookingRecord, wish: Wish) => attempt((sql) => moveBooking(sql, options, booking, wish)),
    /** Cancels a booking; one that is cancelled stays so. */
    cancel: (booking: BookingRecord, site: string, at: Date) =>
      attempt(async (sql): Promise<ChangeResult> => {
        const deliveries = cancelledNotices({...options, ...booking, sequence: booking.sequence + 1, site, at});
        const [row] = await cancelTime(sql, booking.id, at, deliveries);
        const stored = await findBooking(sql, booking.id);
        if (stored === undefined) return {kind: 'stale'};
        return {kind: 'changed', booking: stored, deliveries: row === undefined ? [] : deliveries};
      }),
    /** Demos of a host from a moment on. */
    listDemos: (host: string, from: Date) =>
      attempt(async (sql) => {
        const rows = await sql<BookingRow>`
          select id, host, starts_at, ends_at, name, email, company, topic, zone, sequence, state, changed_at from bookings
          where host = ${host} and state = 'booked' and starts_at >= ${from.toISOString()}::timestamptz
          order by starts_at limit 1000`;
        return {kind: 'demos', demos: rows.map(readRow)} as const;
      }),
  };
}

export type BookingStore = ReturnType<typeof createBookingStore>;
