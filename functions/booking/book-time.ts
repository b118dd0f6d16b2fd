import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {findLimited, withinLimits, type Limited} from '../database/within-limits';
import {hashRequest} from '../http/request-hash';
import {findBooking, type BookingRecord} from './booking-record';
import {isConcurrentBooking, maxOpenPerEmail, type NewBooking} from './claim';
import {validateStart, type StartError} from './free-times';
import type {Host} from './hosts';
import {insertBooking} from './insert-booking';
import {bookedNotices, confirmNotice} from './notices';
import {tryHosts, findFreeHosts, type Queued, type StoreOptions} from './free-hosts';

export type ClaimResult =
  | ({kind: 'stored' | 'repeat'; booking: BookingRecord} & Queued)
  | {kind: 'taken'}
  | {kind: 'invalid-start'; error: StartError}
  /** The idempotency key was used for another request. */
  | {kind: 'other-request'}
  | Limited;

async function findRepeat(sql: Sql, {key, request}: NewBooking): Promise<ClaimResult | undefined> {
  const [row] = await sql<{id: string; same: boolean}>`
    select id, request_hash = ${hashRequest(request)} as same from bookings where idempotency_key = ${key}`;
  if (row?.same === false) return {kind: 'other-request'};
  const booking = row && (await findBooking(sql, row.id));
  return booking && {kind: 'repeat', booking, deliveries: []};
}

/** Why a booking stored no row although a host was free. */
async function explainMissingRow(sql: Sql, booking: NewBooking, limits: readonly RateLimit[]): Promise<ClaimResult> {
  const obstacle = (await findRepeat(sql, booking)) ?? (await findLimited(sql, limits, booking.at));
  return obstacle ?? {kind: 'taken'};
}

/** Books a time with one of the free hosts. */
export async function bookTime(
  sql: Sql,
  options: StoreOptions,
  booking: NewBooking,
  site: string,
  limits: readonly RateLimit[],
): Promise<ClaimResult> {
  const {id, at, request} = booking;
  // Look for a repeat first, or its own booking would make the time look taken.
  const repeat = await findRepeat(sql, booking);
  if (repeat !== undefined) return repeat;
  const {start} = request;
  const error = validateStart(options.hosts, options.rules, start, at);
  if (error !== undefined) return {kind: 'invalid-start', error};
  const occasion = {...options, id, start, sequence: 0, site, at};
  const [booked, confirm] = [bookedNotices(occasion), [confirmNotice(occasion)]];
  return withinLimits(sql, limits, at, async (): Promise<ClaimResult> => {
    const free = await findFreeHosts(sql, options, {start, at, site});
    const insert = (host: Host) => insertBooking(sql, booking, {...options, host}, {booked, confirm, limits});
    const rows = await tryHosts(free, async (host) => {
      // Each competing booking of the mailbox is committed by the time of the next attempt, which sees it.
      for (let attempt = 0; attempt < maxOpenPerEmail; attempt += 1) {
        try {
          return await insert(host);
        } catch (error) {
          if (!isConcurrentBooking(error)) throw error;
        }
      }
      return insert(host);
    });
    // The time may have been taken by this same request, sent twice.
    if (rows === undefined) return (await findRepeat(sql, booking)) ?? {kind: 'taken'};
    const stored = rows[0] && (await findBooking(sql, id));
    return stored === undefined
      ? explainMissingRow(sql, booking, limits)
      : {kind: 'stored', booking: stored, deliveries: stored.state === 'booked' ? booked : confirm};
  });
}
