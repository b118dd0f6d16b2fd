import type {Sql} from '../database/sql';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {findBooking, type BookingRecord} from './booking-record';
import {claimCells} from './cells';
import {changeDeliveries} from './change';
import {isTimeTaken} from './claim';
import type {Queued, StoreOptions} from './free-hosts';
import {findHost, type BookingRules, type Host} from './hosts';
import {bookedNotices} from './notices';

/**
 * Books the time of an unconfirmed booking. Returns no row if it is booked already, or was deleted. Throws if someone
 * else has taken its time since (`isTimeTaken`).
 */
function confirmTime(
  sql: Sql,
  {id, start}: Pick<BookingRecord, 'id' | 'start'>,
  host: Host,
  {rules, at}: {rules: BookingRules; at: Date},
  deliveries: readonly NewDelivery[],
) {
  return sql<{id: string}>`
    with changed as (
      update bookings set state = 'booked', held_until = null, changed_at = ${at.toISOString()}::timestamptz
      where id = ${id}::uuid and state = 'unconfirmed'
      returning id, held_until
    ), ${claimCells(sql, 'changed', {host, start, rules, at})}, ${changeDeliveries(sql, deliveries, at)}
    select id from changed`;
}

export type ConfirmResult =
  | ({kind: 'booked'; booking: BookingRecord} & Queued)
  /** Someone else has taken its time since it was no longer held. */
  | {kind: 'taken'; booking: BookingRecord}
  /** Deleted or canceled since. */
  | {kind: 'gone'};

/** Confirms a booking. A booking that was confirmed before stays as it is. */
export async function confirmBooking(
  sql: Sql,
  options: StoreOptions,
  id: string,
  {at, site}: {at: Date; site: string},
): Promise<ConfirmResult> {
  const booking = await findBooking(sql, id);
  if (booking === undefined || booking.state === 'cancelled' || booking.start <= at) return {kind: 'gone'};
  if (booking.state === 'booked') return {kind: 'booked', booking, deliveries: []};
  const deliveries = bookedNotices({...options, id, start: booking.start, sequence: booking.sequence, site, at});
  try {
    const [row] = await confirmTime(sql, booking, findHost(booking.host), {rules: options.rules, at}, deliveries);
    return {kind: 'booked', booking: {...booking, state: 'booked'}, deliveries: row === undefined ? [] : deliveries};
  } catch (error) {
    if (isTimeTaken(error)) return {kind: 'taken', booking};
    throw error;
  }
}
