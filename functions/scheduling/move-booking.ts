import {findLimited, type Limited, type RateLimit, withinLimits} from '../database/rate-limit';
import type {Sql} from '../database/sql';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {type BookingRecord, findBooking} from './booking-record';
import {moveLimits, moveTime} from './change';
import {type Queued, type StoreOptions, type TimeRequest, tryHosts} from './free-hosts';
import {listFreeHosts, type StartError, validateStart} from './free-times';
import {leavesRoom, rangeAround} from './gate';
import {bookedNotices, releasedNotice} from './notices';
import {readBusyTimes} from './read-busy-times';

/** `stale`: the booking has changed since it was read; its current version is included unless it was erased. */
export type ChangeResult =
  | ({kind: 'changed'; booking: BookingRecord} & Queued)
  | Limited
  /** Moved the maximum number of times; for an undo, also that its mailbox has the maximum number of open demos. */
  | {kind: 'too-many-moves'}
  | {kind: 'taken'}
  /** Visitors have taken their share of the times around it. */
  | {kind: 'crowded'}
  | {kind: 'stale'; booking: BookingRecord | undefined}
  | {kind: 'invalid-start'; error: StartError};

/** Why an unchanged booking was not moved. */
async function findMoveLimit(
  sql: Sql,
  {id, state}: Pick<BookingRecord, 'id' | 'state'>,
  limits: readonly RateLimit[],
  at: Date,
): Promise<ChangeResult> {
  const [row] = await sql<{moved_at: (Date | string)[]}>`select moved_at from bookings where id = ${id}::uuid`;
  const moves = (row?.moved_at ?? []).map((moved) => new Date(moved).getTime());
  if (moves.length >= moveLimits.total) return {kind: 'too-many-moves'};
  const ends = moves
    .map((moved) => (moved - at.getTime()) / 1000 + moveLimits.recentSeconds)
    .filter((left) => left > 0);
  if (ends.length >= moveLimits.recent) return {kind: 'limited', seconds: Math.ceil(Math.min(...ends))};
  return (await findLimited(sql, limits, at)) ?? {kind: state === 'booked' ? 'taken' : 'too-many-moves'};
}

/** Moves a booking, or brings a canceled one back; the same host keeps it if possible. */
export async function moveBooking(
  sql: Sql,
  options: StoreOptions,
  {id, sequence, state: from, host: old, start: oldStart, bookedBy}: BookingRecord,
  request: TimeRequest,
  limits: readonly RateLimit[],
): Promise<ChangeResult> {
  const {hosts, rules, calendars} = options;
  const {start, at} = request;
  const isRestored = from === 'cancelled';
  // A time that was booked may be sooner than new bookings are taken.
  const error = isRestored ? undefined : validateStart(hosts, rules, start, at);
  if (error !== undefined) return {kind: 'invalid-start', error};
  await calendars.refresh('booking', at);
  // A time that was booked may be sooner than the range of new ones.
  const around = rangeAround(rules, start, at);
  const range = {from: start < around.from ? start : around.from, to: around.to > start ? around.to : start};
  const busy = await readBusyTimes(sql, range, {now: at, calendars: calendars.keys, except: id});
  const free = listFreeHosts(hosts, rules, busy, start);
  const [first] = free;
  if (first === undefined) return {kind: 'taken'};
  // A canceled demo had its place before.
  const isOpen =
    isRestored ||
    bookedBy === 'team' ||
    leavesRoom({hosts, rules, room: options.capacity.room}, busy, {start, host: first, now: at});
  if (!isOpen) return {kind: 'crowded'};
  let deliveries: NewDelivery[] = [];
  const ordered = [...free.filter((host) => host.id === old), ...free.filter((host) => host.id !== old)];
  const rows = await withinLimits(sql, limits, at, () =>
    tryHosts(ordered, (host) => {
      const next = {...options, ...request, id, sequence: sequence + 1};
      const released = host.id === old || isRestored ? [] : [releasedNotice(next, old, oldStart)];
      deliveries = [...bookedNotices({...next, isRestored}), ...released];
      return moveTime(sql, {id, sequence, from, start, at}, host, rules, {
        deliveries,
        limits,
      });
    }),
  );
  if (rows === undefined) return {kind: 'taken'};
  if ('kind' in rows) return rows;
  const stored = await findBooking(sql, id);
  if (rows[0] === undefined && stored?.state === from && stored.sequence === sequence) {
    return findMoveLimit(sql, stored, limits, at);
  }
  if (rows[0] === undefined || stored === undefined) return {kind: 'stale', booking: stored};
  return {kind: 'changed', booking: stored, deliveries};
}
