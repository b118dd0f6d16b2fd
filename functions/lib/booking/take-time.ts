import type {Sql} from '../database/database';
import {findLimited, withinLimits, type Limited, type RateLimit} from '../database/rate-limit';
import {emailKey} from '../email-key';
import {hashRequest} from '../http/request-hash';
import type {Channel, NewDelivery} from '../outbox/delivery';
import type {BookingRecord} from './booking-record';
import {findBooking} from './booking-record';
import type {NewBooking} from './claim';
import {claimTime, isSameMoment, isTaken, openPerEmail} from './claim';
import {findFault, listFreeHosts, type Fault} from './free-times';
import type {BookingRules, Host} from './hosts';
import {bookedNotices} from './notices';
import {readTaken} from './read-taken';

/** Messages that were written with a booking. */
export type Queued = {deliveries: readonly NewDelivery[]};

export type ClaimResult =
  | ({kind: 'stored' | 'repeat'; booking: BookingRecord} & Queued)
  | {kind: 'taken'}
  | {kind: 'never'; fault: Fault}
  /** The idempotency key belongs to another request. */
  | {kind: 'other-request'}
  /** The address has as many open bookings as it may have. */
  | {kind: 'enough-open'}
  | Limited;

export type StoreOptions = {
  hosts: readonly Host[];
  rules: BookingRules;
  /** Who is told of a booking, besides the two who meet. */
  channels: readonly Channel[];
  createId: () => string;
};

/** A requested time, when it was requested, and the site's address for links in messages. */
export type TimeRequest = {start: Date; at: Date; site: string};

/** Asks for each host's time in turn, until one is not taken by somebody else in the same moment. */
export async function firstFree<T>(
  hosts: readonly Host[],
  claim: (host: Host) => PromiseLike<T>,
): Promise<T | undefined> {
  for (const host of hosts) {
    try {
      return await claim(host);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return undefined;
}

/** Hosts who are free at a time, in the order in which to ask them. */
export async function freeHosts(
  sql: Sql,
  {hosts, rules}: StoreOptions,
  {start, at}: TimeRequest,
  except?: string,
): Promise<Host[]> {
  return listFreeHosts(hosts, rules, await readTaken(sql, {from: start, to: start}, at, except), start);
}

async function findRepeat(sql: Sql, {key, request}: NewBooking): Promise<ClaimResult | undefined> {
  const [row] = await sql<{id: string; same: boolean}>`
    select id, coalesce(request_hash = ${hashRequest(request)}, true) as same from bookings where idempotency_key = ${key}`;
  if (row?.same === false) return {kind: 'other-request'};
  const booking = row && (await findBooking(sql, row.id));
  return booking && {kind: 'repeat', booking, deliveries: []};
}

/** Why a booking wrote no row although a host was free. */
async function explainNothing(sql: Sql, booking: NewBooking, limits: readonly RateLimit[]): Promise<ClaimResult> {
  const {at, request} = booking;
  const repeat = (await findRepeat(sql, booking)) ?? (await findLimited(sql, limits, at));
  if (repeat !== undefined) return repeat;
  const [row] = await sql<{open: string}>`
    select count(*) as open from bookings
    where email_key = ${emailKey(request.email)} and state = 'booked' and starts_at > ${at.toISOString()}::timestamptz`;
  return {kind: Number(row?.open) >= openPerEmail ? 'enough-open' : 'taken'};
}

/** Books a time with one of the hosts who are free. */
export async function bookTime(
  sql: Sql,
  options: StoreOptions,
  booking: NewBooking,
  site: string,
  limits: readonly RateLimit[],
): Promise<ClaimResult> {
  const {id, at, request} = booking;
  // A repeat is found before its own time is found taken.
  const repeat = await findRepeat(sql, booking);
  if (repeat !== undefined) return repeat;
  const {start} = request;
  const fault = findFault(options.hosts, options.rules, start, at);
  if (fault !== undefined) return {kind: 'never', fault};
  const deliveries = bookedNotices({...options, id, start, sequence: 0, site, at});
  return withinLimits(sql, limits, at, async (): Promise<ClaimResult> => {
    const free = await freeHosts(sql, options, {start, at, site});
    const claim = (host: Host) => claimTime(sql, booking, host, options.rules, {deliveries, limits});
    const rows = await firstFree(free, async (host) => {
      try {
        return await claim(host);
      } catch (error) {
        // The other one has its slot by now, so this one sees it.
        if (isSameMoment(error)) return claim(host);
        throw error;
      }
    });
    if (rows === undefined) return {kind: 'taken'};
    const stored = rows[0] && (await findBooking(sql, id));
    return stored === undefined ? explainNothing(sql, booking, limits) : {kind: 'stored', booking: stored, deliveries};
  });
}
