import {brokeConstraint, type Sql} from '../database/database';
import {countRequest, type RateLimit} from '../database/rate-limit';
import type {NewDelivery} from '../outbox/delivery';
import {outboxRows} from '../outbox/delivery';
import {addMinutes, cellsOf} from './free-times';
import type {BookingRules, Host} from './hosts';

import type {BookingRequest} from '#src/contracts/booking';

export type NewBooking = {id: string; key: string; at: Date; request: BookingRequest};

type With = {deliveries: readonly NewDelivery[]; limits: readonly RateLimit[]};

/** Whether a statement failed because somebody else has claimed a part of the time. */
export const isTaken = (error: unknown): boolean => brokeConstraint(error, 'booking_cells_pkey');

/** The cells of a demo, as a statement takes them. */
export const cellsJson = (start: Date, rules: BookingRules) =>
  JSON.stringify(cellsOf(start, rules).map((cell) => cell.toISOString()));

/**
 * Stores a booking, claims the host's time for it, writes the messages that it calls for, and counts it against its sender:
 * all of it or nothing. A repeat of a key adds nothing. Cells are claimed in order, so that two bookings that overlap wait
 * for each other and never both for the other.
 */
export function claimTime(
  sql: Sql,
  {id, key, at, request}: NewBooking,
  host: Host,
  rules: BookingRules,
  {deliveries, limits}: With,
) {
  const now = at.toISOString();
  const {start, name, email, company, topic, zone} = request;
  return sql<{id: string}>`
    with added as (
      insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, company,
        topic, zone)
      values (${id}::uuid, ${key}, ${now}::timestamptz, ${now}::timestamptz, ${host.id}, ${start.toISOString()}::timestamptz,
        ${addMinutes(start, rules.sessionMinutes).toISOString()}::timestamptz, ${name}, ${email}, nullif(${company}, ''),
        nullif(${topic}, ''), ${zone})
      on conflict (idempotency_key) do nothing
      returning id
    ), claimed as (
      insert into booking_cells (host, starts_at, booking_id)
      select ${host.id}, cell::timestamptz, added.id
      from added, jsonb_array_elements_text(${cellsJson(start, rules)}::jsonb) as cell order by cell
    ), queued as (
      insert into outbox select rows.* from added, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    ), ${countRequest(sql, limits, at)}
    select id from added`;
}
