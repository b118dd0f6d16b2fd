import type {Sql} from '../database/sql';
import {bookableRange, listFreeTimes} from './free-times';
import {bookingRules, hosts} from './hosts';
import {readBusyTimes} from './read-busy-times';

/** How full the calendar is, for `/api/health`: an attack fills it. Closed and blocked days, and the hosts' own appointments, are left out. */
export type CalendarUse = {
  /** No open time within seven days. */
  fullyBooked: boolean;
  /** Share of all offered times that are taken, from 0 to 1. */
  taken: number;
};

const week = 7 * 24 * 60 * 60 * 1000;

/** Reads how full the calendar is. Loads the calendar libraries, so `/api/health` imports it only when needed. */
export async function readCalendarUse(sql: Sql, now: Date): Promise<CalendarUse> {
  const range = bookableRange(bookingRules, now);
  const busy = await readBusyTimes(sql, range, {now, calendars: []});
  const offered = listFreeTimes(hosts, bookingRules, {...busy, cells: []}, range);
  const open = listFreeTimes(hosts, bookingRules, busy, range);
  const isSoon = (time: Date) => time.getTime() < now.getTime() + week;
  return {
    fullyBooked: offered.some(isSoon) && !open.some(isSoon),
    taken: offered.length === 0 ? 0 : Math.round((1 - open.length / offered.length) * 100) / 100,
  };
}
