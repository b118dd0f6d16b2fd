import {createSafeQuery} from '../database/safe-query';
import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {findBooking, selectBookings, type BookingRecord} from './booking-record';
import {cancelTime} from './change';
import type {NewBooking} from './claim';
import {bookableRange, listFreeTimes} from './free-times';
import {cancelledNotices} from './notices';
import {readBusyTimes} from './read-busy-times';
import {moveBooking, type ChangeResult} from './move-booking';
import {bookTime} from './book-time';
import type {StoreOptions, TimeRequest} from './free-hosts';

import type {Availability} from '#src/contracts/booking';

/** Maximum number of demos in a host's calendar feed. */
const maxDemos = 1000;

/**
 * Stores bookings in Postgres. Its methods do not throw.
 * @param timeout Database timeout in milliseconds.
 */
export function createBookingStore(connect: () => Promise<Sql>, options: StoreOptions, timeout?: number) {
  const query = createSafeQuery(connect, timeout);
  const {hosts, rules, calendars} = options;
  return {
    /** All open starts, in the format the browser gets. */
    listTimes: (now: Date, except?: string) =>
      query(async (sql) => {
        await calendars.refresh('view', now);
        const bookable = bookableRange(rules, now);
        const busy = await readBusyTimes(sql, bookable, {now, calendars: calendars.keys, except});
        // Minute precision: without seconds, two months of times are half as long.
        const times = listFreeTimes(hosts, rules, busy, bookable).map((time) =>
          time.toISOString().replace(':00.000Z', 'Z'),
        );
        const {sessionMinutes: minutes, leadMinutes} = rules;
        const availability: Availability = {minutes, leadMinutes, zone: hosts[0]?.zone ?? 'UTC', times};
        return {kind: 'times', availability} as const;
      }),
    book: (booking: NewBooking, gate: {site: string; limits: readonly RateLimit[]; isTrusted?: boolean}) =>
      query((sql) => bookTime(sql, options, booking, gate)),
    find: (id: string) => query(async (sql) => ({kind: 'found', booking: await findBooking(sql, id)}) as const),
    move: (booking: BookingRecord, request: TimeRequest, limits: readonly RateLimit[]) =>
      query((sql) => moveBooking(sql, options, booking, request, limits)),
    /** Cancels a booking for its visitor. A canceled one stays canceled. */
    cancel: (booking: BookingRecord, site: string, at: Date) =>
      query(async (sql): Promise<ChangeResult> => {
        const deliveries = cancelledNotices({...options, ...booking, sequence: booking.sequence + 1, site, at});
        const [row] = await cancelTime(sql, booking, {at, by: 'visitor', deliveries});
        const stored = await findBooking(sql, booking.id);
        if (stored?.state !== 'cancelled') return {kind: 'stale', booking: stored};
        return {kind: 'changed', booking: stored, deliveries: row === undefined ? [] : deliveries};
      }),
    /** A host's demos that start at or after `from`. */
    listDemos: (host: string, from: Date) =>
      query(async (sql) => {
        const ahead = sql`host = ${host} and state = 'booked' and starts_at >= ${from.toISOString()}::timestamptz`;
        return {kind: 'demos', demos: await selectBookings(sql, ahead, maxDemos)} as const;
      }),
  };
}

export type BookingStore = ReturnType<typeof createBookingStore>;
