import type {Sql} from '../database/sql';
import {before, countRequest, underLimits} from '../database/rate-limit';
import {emailKey} from '../security/email-key';
import {daySeconds} from '../security/rate-subject';
import {hashRequest} from '../http/request-hash';
import {outboxRows} from '../delivery/outbox/delivery';
import {claimCells} from './cells';
import {holdMinutes, holdsPerBurst, maxOpenPerEmail, type BookParts, type NewBooking} from './claim';
import {addMinutes} from './demo-times';
import type {BookingRules, Host} from './hosts';

const hour = 60 * 60;

/** Counter of the last hour's bookings. */
const counter = 'bookings';

/**
 * Stores a booking, claims the host's time, queues its mails and counts it against its sender, all in one statement. A
 * repeated key, or a sender over a limit, adds nothing.
 *
 * The booking is `unconfirmed` if more than `burst` bookings arrived within the hour, or four times as many within the
 * day, or if its mailbox has two upcoming demos already. Each booking waits for its turn at the counter's row, so the
 * count is exact. While many unconfirmed bookings hold times, the next one holds none (`held_until` is now).
 */
export function insertBooking(
  sql: Sql,
  {id, key, at, request, source}: NewBooking,
  {host, rules, burst}: {host: Host; rules: BookingRules; burst: number},
  {booked, confirm, limits}: BookParts,
) {
  const now = at.toISOString();
  const {start, name, email, company, topic, zone} = request;
  const address = emailKey(email);
  return sql<{id: string; state: 'booked' | 'unconfirmed'}>`
    with arrived as (
      insert into rate_limits as kept (subject, hits, allowed, expires_at)
      select ${counter}, array[${now}::timestamptz], ${burst + 1}::int, ${before(at, -hour)}::timestamptz
      where ${underLimits(sql, limits, at)} and not exists (select from bookings where idempotency_key = ${key})
      on conflict (subject) do update set
        hits = array(select hit from unnest(kept.hits) as hit where hit > ${before(at, hour)}::timestamptz
          order by hit desc limit ${burst}::int) || excluded.hits,
        allowed = excluded.allowed,
        expires_at = excluded.expires_at
      returning cardinality(hits) > ${burst}::int or (select count(*) from (
        select 1 from bookings where created_at > ${before(at, daySeconds)}::timestamptz limit ${4 * burst}::int
      ) as today) >= ${4 * burst}::int as is_burst
    ), over as (
      update bookings set email_slot = null
      where email_key = ${address} and email_slot is not null and starts_at <= ${now}::timestamptz
      returning 1
    ), decision as (
      -- Counting what is over makes Postgres release its slots first.
      select case when is_burst then null else (
        select min(slot) from generate_series(1, ${maxOpenPerEmail}::int) as slot
        where slot not in (
          select email_slot from bookings
          where email_key = ${address} and email_slot is not null and starts_at > ${now}::timestamptz
        )
      ) end as slot, (select count(*) from (
        select 1 from bookings where state = 'unconfirmed' and held_until > ${now}::timestamptz limit ${holdsPerBurst * burst}::int
      ) as held) < ${holdsPerBurst * burst}::int as can_hold
      from arrived, (select count(*) from over) as released
    ), added as (
      insert into bookings (id, idempotency_key, created_at, changed_at, host, starts_at, ends_at, name, email, company,
        topic, source, zone, email_key, email_slot, request_hash, state, held_until)
      select ${id}::uuid, ${key}, ${now}::timestamptz, ${now}::timestamptz, ${host.id}, ${start.toISOString()}::timestamptz,
        ${addMinutes(start, rules.sessionMinutes).toISOString()}::timestamptz, ${name}, ${email}, nullif(${company}, ''),
        nullif(${topic}, ''), ${JSON.stringify(source)}::jsonb, ${zone}, ${address}, slot, ${hashRequest(request)},
        case when slot is null then 'unconfirmed' else 'booked' end,
        case when slot is null and can_hold then ${addMinutes(at, holdMinutes).toISOString()}::timestamptz
          when slot is null then ${now}::timestamptz end
      from decision
      on conflict (idempotency_key) do nothing
      returning id, state, held_until
    ), ${claimCells(sql, 'added', {host, start, rules, at})}, queued as (
      insert into outbox
      select rows.* from added, outbox_rows(
        case state when 'booked' then ${outboxRows(booked, at)}::jsonb else ${outboxRows(confirm, at)}::jsonb end) as rows
    ), ${countRequest(sql, limits, at, [{subject: counter, allowed: burst + 1, seconds: hour}])}
    select id, state from added`;
}
