import type {Sql} from '../database/sql';
import {bookableRange, listFreeTimes} from './free-times';
import {bookingRules, hosts} from './hosts';
import {readBusyTimes} from './read-busy-times';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether bookings leave no open time within seven days, which may be an attack. Closed and blocked days are ignored.
 * Loads the calendar libraries, so `/api/health` imports it only when needed.
 */
export async function isFullyBooked(sql: Sql, now: Date): Promise<boolean> {
  const range = bookableRange(bookingRules, now, {from: now, to: new Date(now.getTime() + week)});
  const busy = await readBusyTimes(sql, range, now);
  const isOffered = listFreeTimes(hosts, bookingRules, {...busy, cells: []}, range).length > 0;
  return isOffered && listFreeTimes(hosts, bookingRules, busy, range).length === 0;
}
