import {addMinutes, cellsOf} from './claim';
import type {BookingRules, Host} from './hosts';
import {listStarts} from './opening-hours';

import {DateTime} from 'luxon';

/** Days off of a host, or of everyone without one; dates in the host's zone. */
export type Block = {host: string | undefined; firstDay: string; lastDay: string};

/** What is booked or blocked in a range. */
export type BusyTimes = {
  /** Claimed cells by host and instant; `isTeams`: booked by the team. */
  cells: readonly {host: string; startsAt: Date; isTeams?: boolean}[];
  blocks: readonly Block[];
  appointments: readonly Appointment[];
  /** Upcoming demos per host. */
  load: ReadonlyMap<string, number>;
};

/** When a host is busy by their own calendar. */
export type Appointment = {host: string; from: Date; to: Date};

export type Range = {from: Date; to: Date};

/** The bookable part of a range: after the notice, before the horizon. */
export function bookableRange({leadMinutes, horizonDays}: BookingRules, now: Date, range?: Range): Range {
  const earliest = addMinutes(now, leadMinutes);
  const latest = addMinutes(now, horizonDays * 24 * 60);
  if (range === undefined) return {from: earliest, to: latest};
  const from = range.from > earliest ? range.from : earliest;
  const to = range.to < latest ? range.to : latest;
  // Never reversed; and Postgres has no year 0, which a past range could produce.
  return {from, to: to > from ? to : from};
}

function isBlocked(host: Host, start: Date, blocks: readonly Block[]): boolean {
  if (blocks.length === 0) return false;
  const day = DateTime.fromJSDate(start, {zone: host.zone}).toISODate() ?? '';
  return blocks.some(
    (block) => (block.host === undefined || block.host === host.id) && block.firstDay <= day && day <= block.lastDay,
  );
}

/** Whether a demo, with the buffer after it, meets an appointment of the host. */
function isAway(
  start: Date,
  {sessionMinutes, bufferMinutes}: BookingRules,
  appointments: readonly Appointment[],
): boolean {
  const end = addMinutes(start, sessionMinutes + bufferMinutes);
  return appointments.some(({from, to}) => from < end && to > start);
}

/** Starts that a host offers, booked or not. */
export function listOffered(host: Host, rules: BookingRules, times: BusyTimes, range: Range): Date[] {
  const appointments = times.appointments.filter((appointment) => appointment.host === host.id);
  return listStarts(host, rules, range.from, range.to).filter(
    (start) => !isBlocked(host, start, times.blocks) && !isAway(start, rules, appointments),
  );
}

/** Those of a host's starts at which no cell is claimed. */
export function withoutCells(
  starts: readonly Date[],
  host: Host,
  rules: BookingRules,
  cells: BusyTimes['cells'],
): Date[] {
  const busy = new Set(cells.filter((cell) => cell.host === host.id).map(({startsAt}) => startsAt.getTime()));
  return starts.filter((start) => cellsOf(start, rules).every((cell) => !busy.has(cell.getTime())));
}

const freeStarts = (host: Host, rules: BookingRules, times: BusyTimes, range: Range): Date[] =>
  withoutCells(listOffered(host, rules, times, range), host, rules, times.cells);

/** Starts when at least one host is free, unique and in order. */
export function listFreeTimes(hosts: readonly Host[], rules: BookingRules, busy: BusyTimes, range: Range): Date[] {
  const starts = hosts.flatMap((host) => freeStarts(host, rules, busy, range).map((start) => start.getTime()));
  return [...new Set(starts)].sort((a, b) => a - b).map((start) => new Date(start));
}

/** Hosts who are free at a start, those with the fewest upcoming demos first. */
export function listFreeHosts(hosts: readonly Host[], rules: BookingRules, busy: BusyTimes, start: Date): Host[] {
  const instant = {from: start, to: addMinutes(start, 1)};
  const load = (host: Host) => busy.load.get(host.id) ?? 0;
  return hosts.filter((host) => freeStarts(host, rules, busy, instant).length > 0).sort((a, b) => load(a) - load(b));
}

export type StartError = 'past' | 'soon' | 'far' | 'closed';

/** Why a start is not offered, or `undefined` if it is. Ignores existing bookings. */
export function validateStart(
  hosts: readonly Host[],
  rules: BookingRules,
  start: Date,
  now: Date,
): StartError | undefined {
  const {from, to} = bookableRange(rules, now);
  if (start <= now) return 'past';
  if (start < from) return 'soon';
  if (start >= to) return 'far';
  const isOffered = hosts.some((host) => listStarts(host, rules, start, addMinutes(start, 1)).length > 0);
  return isOffered ? undefined : 'closed';
}
