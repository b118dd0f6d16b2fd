import type {Sql} from '../database/database';
import {bookableRange, listFreeTimes} from './free-times';
import {bookingRules, hosts} from './hosts';
import {readTaken} from './read-taken';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether bookings have left no free time within seven days: many at once may be an attack. Days that are closed or blocked
 * do not count. Loads the calendar libraries, so `/api/health` imports it only when it needs it.
 */
export async function isFullyBooked(sql: Sql, now: Date): Promise<boolean> {
  const range = bookableRange(bookingRules, now, {from: now, to: new Date(now.getTime() + week)});
  const taken = await readTaken(sql, range, now);
  const isOffered = listFreeTimes(hosts, bookingRules, {...taken, cells: []}, range).length > 0;
  return isOffered && listFreeTimes(hosts, bookingRules, taken, range).length === 0;
}
