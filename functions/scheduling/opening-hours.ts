import {minuteMs} from './claim';
import {type BookingRules, type ClockTime, type Host, type Period, weekdays} from './hosts';

import {DateTime} from 'luxon';

type Window = {from: number; to: number};

/** If clocks skip the wanted time, the instant of that change. */
function findGapEnd(dayStart: DateTime, after: DateTime): DateTime {
  let low = Math.floor(dayStart.toMillis() / minuteMs);
  let high = Math.floor(after.toMillis() / minuteMs);
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (DateTime.fromMillis(middle * minuteMs, {zone: after.zone}).offset === after.offset) high = middle;
    else low = middle;
  }
  return DateTime.fromMillis(high * minuteMs, {zone: after.zone});
}

/** The first instant of a day at or after this time of day. */
function findInstant(day: DateTime, time: ClockTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 24) return day.plus({days: 1}).startOf('day').toMillis();
  const instant = day.set({hour, minute});
  return (instant.hour === hour && instant.minute === minute ? instant : findGapEnd(day, instant)).toMillis();
}

function hoursOf(host: Host, rules: BookingRules, day: DateTime): readonly Period[] {
  const date = day.toISODate() ?? '';
  const exception = host.exceptions[date];
  if (exception !== undefined) return exception;
  const weekday = weekdays[day.weekday - 1];
  const isHoliday = rules.holidays[date.slice(0, 4)]?.includes(date.slice(5));
  if (weekday === undefined || isHoliday) return [];
  return host.weekly[weekday] ?? [];
}

function windowsOf(host: Host, rules: BookingRules, day: DateTime): Window[] {
  return hoursOf(host, rules, day).map(({from, to}) => ({from: findInstant(day, from), to: findInstant(day, to)}));
}

/**
 * Starts a host could offer from `from` (inclusive) to `to` (exclusive), in order, ignoring bookings.
 *
 * The ends of a window are wall-clock times in the host's zone, and demos are laid out in elapsed time between them, so
 * days of 23 or 25 hours neither lose nor repeat a start.
 */
export function listStarts(host: Host, rules: BookingRules, from: Date, to: Date): Date[] {
  const starts: number[] = [];
  const last = to.getTime();
  let day = DateTime.fromJSDate(from, {zone: host.zone}).startOf('day');
  while (day.toMillis() < last) {
    for (const window of windowsOf(host, rules, day)) {
      const latest = window.to - rules.sessionMinutes * minuteMs;
      for (let start = window.from; start <= latest; start += rules.stepMinutes * minuteMs) starts.push(start);
    }
    day = day.plus({days: 1}).startOf('day');
  }
  const within = starts.filter((start) => start >= from.getTime() && start < last);
  return [...new Set(within)].sort((a, b) => a - b).map((start) => new Date(start));
}
