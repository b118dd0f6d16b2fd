import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {withinLimits} from '../database/within-limits';
import {hashRequest} from '../http/request-hash';
import {findBooking, type BookingRecord} from './booking-record';
import {isConcurrentBooking, type NewBooking} from './claim';
import {listFreeHosts, validateStart, type StartError} from './free-times';
import {leavesRoom, rangeAround} from './gate';
import {insertBooking} from './insert-booking';
import {bookedNotices} from './notices';
import {readBusyTimes} from './read-busy-times';
import {tryHosts, type Queued, type StoreOptions} from './free-hosts';

export type ClaimResult =
  | ({kind: 'stored' | 'repeat'; booking: BookingRecord} & Queued)
  /** The time is free, but the team has to book it: visitors have taken their share, or this one looks like a script. */
  | {kind: 'request'}
  | {kind: 'taken'}
  | {kind: 'invalid-start'; error: StartError}
  /** The idempotency key was used for another request. */
  | {kind: 'other-request'};

async function findRepeat(sql: Sql, {key, request}: NewBooking): Promise<ClaimResult | undefined> {
  const [row] = await sql<{id: string | null; same: boolean}>`
    select id, request_hash = ${hashRequest(request)} as same from bookings where idempotency_key = ${key}
    union all select null, true from contact_messages where idempotency_key = ${key}`;
  if (row === undefined) return undefined;
  if (row.id === null) return {kind: 'request'};
  if (!row.same) return {kind: 'other-request'};
  const booking = await findBooking(sql, row.id);
  return booking && {kind: 'repeat', booking, deliveries: []};
}

/**
 * Books a time with one of the free hosts, if the gate lets it.
 * @param limits The gate's: beyond them, it is a request. `isTrusted`: whether a visitor may take a time at all.
 */
export async function bookTime(
  sql: Sql,
  options: StoreOptions,
  booking: NewBooking,
  {site, limits, isTrusted = true}: {site: string; limits: readonly RateLimit[]; isTrusted?: boolean},
): Promise<ClaimResult> {
  const {hosts, rules, calendars, capacity} = options;
  const {id, at, request} = booking;
  // Look for a repeat first, or its own booking would make the time look taken.
  const repeat = await findRepeat(sql, booking);
  if (repeat !== undefined) return repeat;
  const {start} = request;
  const error = validateStart(hosts, rules, start, at);
  if (error !== undefined) return {kind: 'invalid-start', error};
  await calendars.refresh('booking', at);
  const busy = await readBusyTimes(sql, rangeAround(rules, start, at), {now: at, calendars: calendars.keys});
  const free = listFreeHosts(hosts, rules, busy, start);
  const [host] = free;
  // The time may have been taken by this same request, sent twice.
  if (host === undefined) return (await findRepeat(sql, booking)) ?? {kind: 'taken'};
  const isOpen = isTrusted && leavesRoom({hosts, rules, ...capacity}, busy, {start, host, now: at});
  if (booking.by === 'visitor' && !isOpen) return {kind: 'request'};
  const deliveries = bookedNotices({...options, id, start, sequence: 0, site, at});
  const rows = await withinLimits(sql, limits, at, () =>
    tryHosts(free, (each) => insertBooking(sql, booking, {rules, host: each}, {deliveries, limits})),
  ).catch((error: unknown) => {
    if (isConcurrentBooking(error)) return [];
    throw error;
  });
  if (rows === undefined) return (await findRepeat(sql, booking)) ?? {kind: 'taken'};
  const stored = 'kind' in rows || rows[0] === undefined ? undefined : await findBooking(sql, id);
  if (stored !== undefined) return {kind: 'stored', booking: stored, deliveries};
  return (await findRepeat(sql, booking)) ?? {kind: 'request'};
}
