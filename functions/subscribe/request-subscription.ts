import type {Sql} from '../database/sql';
import type {RateLimit} from '../database/rate-limit';
import {before, countIfUnder, countRequest} from '../database/rate-limit';
import type {NewDelivery} from '../delivery/outbox/delivery';
import {outboxRows} from '../delivery/outbox/delivery';
import type {Lead, StoreResult} from '../leads/endpoint';
import {emailKey} from '../security/email-key';
import {everyone, isSilenced} from './mail-limits';

import type {Subscription} from '#src/contracts/newsletter';

const day = 24 * 60 * 60;
/** Seconds after unsubscribing in which an address gets at most one confirmation mail. */
const quietPeriod = 7 * day;
/** Seconds unconfirmed requests are kept. */
const pendingPeriod = 30 * day;
const deletedPerRequest = 20;

export type RequestParts = {
  /** The mail to send. The statement sets its kind and reference. */
  mail: NewDelivery;
  limits: readonly RateLimit[];
  /** Mails per day an address gets from sign-ups, including +tag variants. */
  mailLimit: RateLimit;
  /** Under which addresses may have been silenced. */
  secrets: readonly string[];
};

/**
 * Records the request with its mail, and counts it against its sender, all in one statement. New, pending and confirmed
 * addresses use the same statement, so response times reveal nothing. A request that looks like spam is held; it does
 * not count as a mail to the address and is held only once.
 */
export async function requestSubscription(
  sql: Sql,
  {id, at, value: {email}, source, suspicions}: Lead<Subscription>,
  {mail, limits, mailLimit, secrets}: RequestParts,
): Promise<StoreResult> {
  const now = at.toISOString();
  const key = email.toLowerCase();
  const isClean = suspicions.length === 0;
  const [row] = await sql<{id: string; mail: boolean}>`
    with added as (
      select 1
    ), ${countRequest(sql, [...limits, everyone], at, [mailLimit])}, expired as (
      delete from subscribers where id in (
        select id from subscribers
        where state = 'pending' and confirmed_at is null and requested_at < ${before(at, pendingPeriod)}::timestamptz and address_key <> ${key}
        order by requested_at limit ${deletedPerRequest}::int for update skip locked
      ) returning id
    ), unqueued as (
      delete from outbox where reference in (select id from expired)
    ), turn as (
      -- Concurrent requests for one address would otherwise lock its rows in different orders and deadlock.
      select pg_advisory_xact_lock(hashtextextended(${key}, 0))
    ), known as (
      select id, state, unsubscribed_at, mailed_at from subscribers
      where (select count(*) from turn) = 1 and address_key = ${key} for update
    ), quiet as (
      select from known where state <> 'confirmed' and unsubscribed_at is not null
        and exists (select from unnest(mailed_at) as mailed
          where mailed > greatest(${before(at, quietPeriod)}::timestamptz, unsubscribed_at))
    ), allowance as (
      ${countIfUnder(
        sql,
        mailLimit,
        at,
        sql`${isClean}::boolean and not exists (select from quiet)
        and not ${isSilenced(sql, email, secrets, at)}`,
      )}
    ), decision as (
      select exists (select from allowance) as mail, not ${isClean}::boolean and not exists (
        select from outbox join known on outbox.reference = known.id where outbox.state = 'held'
      ) as hold
    ), requested as (
      insert into subscribers as kept (id, email, address_key, email_key, state, requested_at, source, mailed_at)
      select ${id}::uuid, ${email}, ${key}, ${emailKey(email)}, 'pending', ${now}::timestamptz, ${JSON.stringify(source)}::jsonb,
        case when mail then array[${now}::timestamptz] else '{}' end
      from decision
      on conflict (address_key) do update set
        email = case kept.state when 'confirmed' then kept.email else excluded.email end,
        state = case kept.state when 'confirmed' then 'confirmed' else 'pending' end,
        requested_at = case kept.state when 'confirmed' then kept.requested_at else excluded.requested_at end,
        mailed_at = array(select mailed from unnest(kept.mailed_at) as mailed
          where mailed > ${before(at, quietPeriod)}::timestamptz) || excluded.mailed_at
      returning id, state
    ), logged as (
      insert into subscriber_events (subscriber_id, event, at)
      select id, 'requested', ${now}::timestamptz from requested, decision where mail and state = 'pending'
    ), queued as (
      insert into outbox
      select rows.* from requested, decision, outbox_rows(${outboxRows([mail], at)}::jsonb,
        jsonb_build_object('reference', id, 'state', case when mail then 'waiting' else 'held' end, 'kind',
        case requested.state when 'confirmed' then 'newsletter-known' else 'newsletter-confirm' end)) as rows
      where mail or hold
    )
    select id, mail from requested, decision`;
  if (row === undefined) return {kind: 'unavailable', code: 'no-row'};
  return {kind: 'requested', id: row.id, deliveries: row.mail ? [mail] : []};
}
