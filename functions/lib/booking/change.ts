import type {Sql} from '../database/database';
import type {NewDelivery} from '../outbox/delivery';
import {outboxRows} from '../outbox/delivery';
import {cellsJson} from './claim';
import {addMinutes} from './free-times';
import type {BookingRules, Host} from './hosts';

export type Move = {id: string; sequence: number; start: Date; at: Date};

/**
 * Moves a booking that nobody has changed since it was read: its old time is free, the new one claimed, waiting messages of
 * the old one are dropped. Resolves to no row if it was changed.
 */
export function moveTime(
  sql: Sql,
  {id, sequence, start, at}: Move,
  host: Host,
  rules: BookingRules,
  deliveries: readonly NewDelivery[],
) {
  const now = at.toISOString();
  return sql<{id: string}>`
    with moved as (
      update bookings set host = ${host.id}, starts_at = ${start.toISOString()}::timestamptz,
        ends_at = ${addMinutes(start, rules.sessionMinutes).toISOString()}::timestamptz, sequence = sequence + 1,
        changed_at = ${now}::timestamptz
      where id = ${id}::uuid and state = 'booked' and sequence = ${sequence}::int
      returning id
    ), freed as (
      delete from booking_cells where booking_id in (select id from moved) returning 1
    ), claimed as (
      -- Counting what was freed makes Postgres free it first: the new time may overlap the old one.
      insert into booking_cells (host, starts_at, booking_id)
      select ${host.id}, cell::timestamptz, moved.id
      from moved, (select count(*) from freed) as gone, jsonb_array_elements_text(${cellsJson(start, rules)}::jsonb) as cell
      order by cell
    ), dropped as (
      update outbox set state = 'cancelled', done_at = ${now}::timestamptz
      where reference in (select id from moved) and state in ('waiting', 'claimed')
    ), queued as (
      insert into outbox select rows.* from moved, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    )
    select id from moved`;
}

/** Cancels a booking and frees its time. Resolves to no row if it was cancelled before. */
export function cancelTime(sql: Sql, id: string, at: Date, deliveries: readonly NewDelivery[]) {
  const now = at.toISOString();
  return sql<{id: string}>`
    with cancelled as (
      update bookings set state = 'cancelled', sequence = sequence + 1, changed_at = ${now}::timestamptz
      where id = ${id}::uuid and state = 'booked'
      returning id
    ), freed as (
      delete from booking_cells where booking_id in (select id from cancelled)
    ), dropped as (
      update outbox set state = 'cancelled', done_at = ${now}::timestamptz
      where reference in (select id from cancelled) and state in ('waiting', 'claimed')
    ), queued as (
      insert into outbox select rows.* from cancelled, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    )
    select id from cancelled`;
}
