import type {Sql} from '../database/database';
import {withinLimits, type RateLimit} from '../database/rate-limit';
import type {Channel, NewDelivery} from '../outbox/delivery';
import type {BookingRecord} from './booking-record';
import {findBooking} from './booking-record';
import type {NewBooking} from './claim';
import {claimTime, isTaken} from './claim';
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
  | {kind: 'limited'; seconds: number};

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

async function findRepeat(sql: Sql, key: string): Promise<ClaimResult | undefined> {
  const [row] = await sql<{id: string}>`select id from bookings where idempotency_key = ${key}`;
  const booking = row && (await findBooking(sql, row.id));
  return booking && {kind: 'repeat', booking, deliveries: []};
}

/** Books a time with one of the hosts who are free. */
export async function bookTime(
  sql: Sql,
  options: StoreOptions,
  booking: NewBooking,
  site: string,
  limits: readonly RateLimit[],
): Promise<ClaimResult> {
  const {id, key, at, request} = booking;
  // A repeat is found before the time that it holds is found taken.
  const repeat = await findRepeat(sql, key);
  if (repeat !== undefined) return repeat;
  const {start} = request;
  const fault = findFault(options.hosts, options.rules, start, at);
  if (fault !== undefined) return {kind: 'never', fault};
  const deliveries = bookedNotices({...options, id, start, sequence: 0, site, at});
  return withinLimits(sql, limits, at, async (): Promise<ClaimResult> => {
    const free = await freeHosts(sql, options, {start, at, site});
    const rows = await firstFree(free, (host) => claimTime(sql, booking, host, options.rules, {deliveries, limits}));
    const stored = rows?.[0] && (await findBooking(sql, id));
    if (stored !== undefined) return {kind: 'stored', booking: stored, deliveries};
    return (await findRepeat(sql, key)) ?? {kind: 'taken'};
  });
}
