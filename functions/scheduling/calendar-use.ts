import type {Sql} from '../database/sql';
import {bookableRange, listFreeTimes} from './free-times';
import {bookingRules, hosts} from './hosts';
import {readBusyTimes} from './read-busy-times';

/** How full the calendar is, for `/api/health`. */
export type CalendarUse = {
  /** No time is offered within seven days: whatever the cause, visitors see none. */
  isEmpty: boolean;
  /** Share of all times within the hosts' hours that are taken, from 0 to 1. */
  taken: number;
};

const week = 7 * 24 * 60 * 60 * 1000;

/** Reads how full the calendar is. Loads the calendar libraries, so `/api/health` imports it only when needed. */
export async function readCalendarUse(sql: Sql, now: Date): Promise<CalendarUse> {
  const range = bookableRange(bookingRules, now);
  const busy = await readBusyTimes(sql, range, {now});
  const offered = listFreeTimes(hosts, bookingRules, {...busy, cells: [], appointments: []}, range);
  const open = listFreeTimes(hosts, bookingRules, busy, range);
  return {
    isEmpty: !open.some((time) => time.getTime() < now.getTime() + week),
    taken: offered.length === 0 ? 0 : Math.round((1 - open.length / offered.length) * 100) / 100,
  };
}
