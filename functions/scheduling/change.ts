import {before, countRequest, underLimits} from '../database/rate-limit';
import type {Sql} from '../database/sql';
import {type NewDelivery, outboxRows} from '../delivery/outbox/delivery';
import type {BookingRecord} from './booking-record';
import {addMinutes, claimCells, type ClaimParts, maxOpenPerEmail} from './claim';
import type {BookingRules, Host} from './hosts';

/** A booking as it was read. Any change since has raised its sequence. */
export type BookingVersion = {id: string; sequence: number};

/** `from` is the state it is moved from: `cancelled` brings a canceled booking back. */
export type TimeChange = BookingVersion & {start: Date; at: Date; from: BookingRecord['state']};

/** Seconds in which visitors can undo their cancellation. */
const undoSeconds = 60 * 60;

/** Whether a canceled booking can be brought back: by its visitor, who canceled it. */
export const canUndo = ({state, cancelledBy, changedAt}: BookingRecord, now: Date): boolean =>
  state === 'cancelled' && cancelledBy === 'visitor' && now.getTime() - changedAt.getTime() < undoSeconds * 1000;

/** Each move mails an unconfirmed address, so moves are limited. */
export const moveLimits = {total: 6, recent: 3, recentSeconds: 2 * 60} as const;

/**
 * Parts of the statement that changes a booking: cancels deliveries about the old state and adds those about the new
 * one. A host who loses the demo to another host is always notified.
 */
export function changeDeliveries(sql: Sql, deliveries: readonly NewDelivery[], at: Date) {
  return sql`
    canceled as (
      update outbox set state = 'cancelled', done_at = ${at.toISOString()}::timestamptz
      where reference in (select id from changed) and state in ('waiting', 'claimed') and kind <> 'booking-host-released'
    ), queued as (
      insert into outbox select rows.* from changed, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    )`;
}

/**
 * Moves a booking: frees its old time and claims the new one. Returns no row if it has changed since it was read, was
 * moved too often, or its sender is over a limit; a canceled one also if its mailbox has no room for another booking, or
 * if its visitor didn't cancel it within the hour.
 */
export function moveTime(
  sql: Sql,
  {id, sequence, start, at, from}: TimeChange,
  host: Host,
  rules: BookingRules,
  {deliveries, limits}: ClaimParts,
) {
  const now = at.toISOString();
  return sql<{id: string}>`
    with free_slot as (
      select min(slot) as slot from generate_series(1, ${maxOpenPerEmail}::int) as slot
      where slot not in (
        select email_slot from bookings
        where email_slot is not null and email_key = (select email_key from bookings where id = ${id}::uuid)
      )
    ), changed as (
      update bookings set state = 'booked', host = ${host.id}, starts_at = ${start.toISOString()}::timestamptz,
        ends_at = ${addMinutes(start, rules.sessionMinutes).toISOString()}::timestamptz, sequence = sequence + 1,
        changed_at = ${now}::timestamptz, moved_at = moved_at || ${now}::timestamptz, cancelled_by = null,
        email_slot = case when state = 'booked' or booked_by = 'team' then email_slot else (select slot from free_slot) end
      where id = ${id}::uuid and state = ${from} and sequence = ${sequence}::int
        and (state = 'booked' or ((booked_by = 'team' or (select slot from free_slot) is not null)
          and cancelled_by = 'visitor' and changed_at > ${before(at, undoSeconds)}::timestamptz))
        and cardinality(moved_at) < ${moveLimits.total}::int
        and (select count(*) from unnest(moved_at) as moved where moved > ${before(at, moveLimits.recentSeconds)}::timestamptz)
          < ${moveLimits.recent}::int
        and ${underLimits(sql, limits, at)}
      returning id
    ), added as (
      select id from changed
    ), ${countRequest(sql, limits, at)}, ${claimCells(sql, 'changed', {host, start, rules})}, ${changeDeliveries(sql, deliveries, at)}
    select id from changed`;
}

/** Cancels a booking and frees its time. Returns no row if it has been changed or canceled since it was read. */
export function cancelTime(
  sql: Sql,
  {id, sequence}: BookingVersion,
  {at, by, deliveries}: {at: Date; by: 'visitor' | 'team'; deliveries: readonly NewDelivery[]},
) {
  return sql<{id: string}>`
    with changed as (
      update bookings set state = 'cancelled', cancelled_by = ${by}, sequence = sequence + 1, email_slot = null,
        changed_at = ${at.toISOString()}::timestamptz
      where id = ${id}::uuid and state = 'booked' and sequence = ${sequence}::int
      returning id
    ), freed as (
      delete from booking_cells where booking_id in (select id from changed)
    ), ${changeDeliveries(sql, deliveries, at)}
    select id from changed`;
}
