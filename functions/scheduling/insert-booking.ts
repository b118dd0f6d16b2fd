import type {Sql} from '../database/sql';
import {countRequest, underLimits} from '../database/rate-limit';
import {emailKey} from '../security/email-key';
import {hashRequest} from '../http/request-hash';
import {outboxRows} from '../delivery/outbox/delivery';
import {claimCells} from './cells';
import {maxOpenPerEmail, type ClaimParts, type NewBooking} from './claim';
import {addMinutes} from './demo-times';
import type {BookingRules, Host} from './hosts';

/**
 * Stores a booking, claims the host's time, queues its mails and counts it against the gate's limits, all in one
 * statement. It adds nothing for a repeated key, over a limit, or if its mailbox has no room for another open booking.
 */
export function insertBooking(
  sql: Sql,
  {id, key, at, request, source, by}: NewBooking,
  {host, rules}: {host: Host; rules: BookingRules},
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
    ), room as (
      -- Counting what is over makes Postgres release its slots first.
      select case when ${by} = 'visitor' then (
        select min(slot) from generate_series(1, ${maxOpenPerEmail}::int) as slot
        where slot not in (
          select email_slot from bookings
          where email_key = ${address} and email_slot is not null and starts_at > ${now}::timestamptz
        )
      ) end as slot from (select count(*) from over) as released
    ), added as (
      insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, company,
        topic, source, zone, email_key, email_slot, request_hash, booked_by)
      select ${id}::uuid, ${key}, ${now}::timestamptz, ${now}::timestamptz, ${host.id}, ${start.toISOString()}::timestamptz,
        ${addMinutes(start, rules.sessionMinutes).toISOString()}::timestamptz, ${name}, ${email}, nullif(${company}, ''),
        nullif(${topic}, ''), ${JSON.stringify(source)}::jsonb, ${zone}, ${address}, slot, ${hashRequest(request)}, ${by}
      from room
      where (slot is not null or ${by} = 'team') and ${underLimits(sql, limits, at)}
      on conflict (idempotency_key) do nothing
      returning id
    ), ${claimCells(sql, 'added', {host, start, rules})}, queued as (
      insert into outbox select rows.* from added, outbox_rows(${outboxRows(deliveries, at)}::jsonb) as rows
    ), ${countRequest(sql, limits, at)}
    select id from added`;
}
