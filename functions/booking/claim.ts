import {violatesConstraint, type Sql} from '../database/sql';
import {countRequest, underLimits, type RateLimit} from '../database/rate-limit';
import {emailKey} from '../security/email-key';
import {hashRequest} from '../http/request-hash';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {outboxRows} from '../delivery/outbox/delivery';
import {addMinutes, cellsOf} from './free-times';
import type {BookingRules, Host} from './hosts';

import type {BookingRequest} from '#src/contracts/booking';

export type NewBooking = {id: string; key: string; at: Date; request: BookingRequest};

/** Maximum number of upcoming bookings per address, including +tag variants. */
export const maxOpenPerEmail = 2;

/** Whether a statement failed because of a concurrent booking for the same address. */
export const isConcurrentBooking = (error: unknown): boolean => violatesConstraint(error, 'bookings_email_slot');

export type ClaimParts = {deliveries: readonly NewDelivery[]; limits: readonly RateLimit[]};

/** Whether a statement failed because part of the time was already claimed. */
export const isTimeTaken = (error: unknown): boolean => violatesConstraint(error, 'booking_cells_pkey');

/** A demo's cells, as statement parameters. */
export const cellsJson = (start: Date, rules: BookingRules) =>
  JSON.stringify(cellsOf(start, rules).map((cell) => cell.toISOString()));

/**
 * Stores a booking, claims the host's time, queues its mails and counts it against its sender, all in one statement. A
 * repeated key, an address with too many upcoming bookings, or a sender over a limit adds nothing. Cells are claimed in
 * order, so overlapping bookings cannot deadlock.
 */
export function claimTime(
  sql: Sql,
  {id, key, at, request}: NewBooking,
  host: Host,
  rules: BookingRules,
  {deliveries, limits}: ClaimParts,
) {
  const now = at.toISOString();
  const {start, name, email, company, topic, zone} = request;
  const address = emailKey(email);
  return sql<{id: string}>`
    with over as (
      update bookings set email_slot = null
      where email_key = ${address} and email_slot is not null and starts_at <= ${now}::timestamptz
      returning 1
    ), open as (
      select email_slot from bookings
      where email_key = ${address} and state = 'booked' and starts_at > ${now}::timestamptz
    ), free_slot as (
      -- Counting what is over makes Postgres release its slots first.
      select slot from (select count(*) from over) as released, generate_series(1, ${maxOpenPerEmail}::int) as slot
      where slot not in (select email_slot from open where email_slot is not null)
        and (select count(*) from open) < ${maxOpenPerEmail}::int and ${underLimits(sql, limits, at)}
      order by slot limit 1
    ), added as (
      insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, company,
        topic, zone, email_key, email_slot, request_hash)
      select ${id}::uuid, ${key}, ${now}::timestamptz, ${now}::timestamptz, ${host.id}, ${start.toISOString()}::timestamptz,
        ${addMinutes(start, rules.sessionMinutes).toISOString()}::timestamptz, ${name}, ${email}, nullif(${company}, ''),
        nullif(${topic}, ''), ${zone}, ${address}, slot, ${hashRequest(request)}
      from free_slot
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
