import type {Sql} from '../database/database';
import type {NewDelivery} from '../outbox/delivery';
import type {BookingRecord} from './booking-record';
import {findBooking} from './booking-record';
import {moveTime} from './change';
import {findFault, type Fault} from './free-times';
import {bookedNotices, releasedNotice} from './notices';
import {firstFree, freeHosts, type Queued, type StoreOptions, type TimeRequest} from './take-time';

/** `stale`: somebody changed the booking since it was read. */
export type ChangeResult =
  | ({kind: 'changed'; booking: BookingRecord} & Queued)
  | {kind: 'taken'}
  | {kind: 'stale'}
  | {kind: 'never'; fault: Fault};

/** Moves a booking as it was read; whoever was to give the demo keeps it if they can. */
export async function moveBooking(
  sql: Sql,
  options: StoreOptions,
  {id, sequence, host: old, start: oldStart}: BookingRecord,
  request: TimeRequest,
): Promise<ChangeResult> {
  const fault = findFault(options.hosts, options.rules, request.start, request.at);
  if (fault !== undefined) return {kind: 'never', fault};
  const free = await freeHosts(sql, options, request, id);
  let deliveries: NewDelivery[] = [];
  const ordered = [...free.filter((host) => host.id === old), ...free.filter((host) => host.id !== old)];
  const rows = await firstFree(ordered, (host) => {
    const next = {...options, ...request, id, sequence: sequence + 1};
    const released = host.id === old ? [] : [releasedNotice(next, old, oldStart)];
    deliveries = [...bookedNotices(next), ...released];
    return moveTime(sql, {id, sequence, start: request.start, at: request.at}, host, options.rules, deliveries);
  });
  if (rows === undefined) return {kind: 'taken'};
  const stored = rows[0] && (await findBooking(sql, id));
  return stored === undefined ? {kind: 'stale'} : {kind: 'changed', booking: stored, deliveries};
}
