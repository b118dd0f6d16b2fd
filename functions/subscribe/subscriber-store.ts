import {before, countIfUnder, countRequest, findLimited, type RateLimit, withinLimits} from '../database/rate-limit';
import {createSafeQuery} from '../database/safe-query';
import {onlyRow, type Sql} from '../database/sql';
import {type NewDelivery, outboxRows} from '../delivery/outbox/delivery';
import type {Invited} from '../delivery/renderers/newsletter';
import {emailKey} from '../security/email-key';
import {addressSubject, daySeconds} from '../security/rate-subject';

import {randomUUID} from 'node:crypto';

/** Emails an hour to addresses that strangers may have entered: beyond it, sign-ups are refused. */
const everyone: RateLimit = {subject: 'newsletter', allowed: 60, seconds: 60 * 60};

/** Seconds in which an address gets almost no mail about sign-ups after its owner said so, and at first none. */
const [silence, firstSilence] = [365 * daySeconds, 30 * daySeconds];

/**
 * A condition: the owner of an address said so, and `longest` seconds of the silence are left at least. The list has keyed
 * hashes only.
 */
const isSilenced = (sql: Sql, email: string, secrets: readonly string[], at: Date, longest = 0) => sql`exists (
  select from rate_limits where expires_at > ${before(at, -longest)}::timestamptz and subject in (
    select jsonb_array_elements_text(${JSON.stringify(
      secrets.map((secret) => addressSubject('newsletter-silenced', email, secret)),
    )}::jsonb)))`;

/**
 * Emails that an address gets from sign-ups, including +tag variants: three a day, one a week after it has left, or one a
 * quarter after its owner wanted none.
 */
const mailLimit = (email: string, hasLeft: boolean, wasSilenced: boolean, secret: string): RateLimit =>
  hasLeft || wasSilenced
    ? {
        subject: addressSubject('newsletter-left', email, secret),
        allowed: 1,
        seconds: (wasSilenced ? 90 : 7) * daySeconds,
      }
    : {subject: addressSubject('newsletter', email, secret), allowed: 3, seconds: daySeconds};

export type SubscriberStoreOptions = {
  /** Whether the CRM is notified of new subscribers. */
  notifyCrm: boolean;
  createId?: () => string;
  /** Key the hashes of addresses; the current one first. */
  secrets: readonly string[];
  /** Database timeout in milliseconds. */
  timeout?: number;
};

/** Stores confirmed addresses in Postgres. Its methods do not throw. */
export function createSubscriberStore(
  connect: () => Promise<Sql>,
  {notifyCrm, createId = randomUUID, secrets, timeout}: SubscriberStoreOptions,
) {
  const query = createSafeQuery(connect, timeout);
  const [secret = ''] = secrets;
  return {
    /**
     * Counts a sign-up against its sender and its address, and says which mail to send; nothing of the address is stored.
     * `undo` takes the mail back if it could not be sent.
     */
    count: (email: string, limits: readonly RateLimit[], at: Date) =>
      query(async (sql) => {
        const rows = await sql<{email: string | null; state: string | null; silenced: boolean}>`
          select email, state, ${isSilenced(sql, email, secrets, at)} as silenced
          from (select 1) as one left join subscribers on address_key = ${email.toLowerCase()}`;
        const known = onlyRow(rows);
        const limit = mailLimit(email, known.state === 'unsubscribed', known.silenced, secret);
        const counted = await withinLimits(sql, [...limits, everyone], at, async () => {
          const isWanted = sql`not ${isSilenced(sql, email, secrets, at, silence - firstSilence)}`;
          const [row] = await sql<{mail: boolean}>`
            with added as (select 1), ${countRequest(sql, [...limits, everyone], at, [limit])}, allowance as (
              ${countIfUnder(sql, limit, at, isWanted)}
            )
            select exists (select from allowance) as mail`;
          return row;
        });
        if (counted !== undefined && 'kind' in counted) {
          const full = await findLimited(sql, [everyone], at);
          return full === undefined ? counted : ({kind: 'full', seconds: full.seconds} as const);
        }
        if (counted?.mail !== true) return {kind: 'silent'} as const;
        const undo = () =>
          query(async (again) => {
            const hit = sql`${at.toISOString()}::timestamptz`;
            await again`update rate_limits set hits = array_remove(hits, ${hit}) where subject = ${limit.subject}`;
          });
        const isKnown = known.state === 'confirmed';
        return {kind: isKnown ? 'known' : 'confirm', email: (isKnown && known.email) || email, undo} as const;
      }),

    /**
     * Adds an address to the list, with a welcome mail if it is new. `gone`: it has left since the link was made, or its
     * owner wants no mail.
     */
    confirm: ({email, source}: Invited, {made, at, site}: {made: Date; at: Date; site: string}) =>
      query(async (sql) => {
        const [id, key, now] = [createId(), email.toLowerCase(), at.toISOString()];
        const deliveries = (notifyCrm ? (['mail', 'crm'] as const) : (['mail'] as const)).map(
          (channel): NewDelivery => {
            return {id: createId(), channel, kind: 'newsletter-welcome', reference: id, payload: {site}};
          },
        );
        const [fresh] = await sql<{id: string}>`
          with changed as (
            insert into subscribers as kept (id, email, address_key, email_key, source, confirmed_at)
            select ${id}::uuid, ${email}, ${key}, ${emailKey(email)}, ${JSON.stringify(source)}::jsonb, ${now}::timestamptz
            where not ${isSilenced(sql, email, secrets, at, silence - firstSilence)}
            on conflict (address_key) do update set email = excluded.email, confirmed_at = excluded.confirmed_at,
              unsubscribed_at = null
            where kept.unsubscribed_at < ${made.toISOString()}::timestamptz
            returning id
          ), logged as (
            insert into subscriber_events (subscriber_id, event, at)
            select id, event, time from changed, (values
              ('requested', ${made.toISOString()}::timestamptz), ('confirmed', ${now}::timestamptz)) as events (event, time)
          ), queued as (
            insert into outbox select rows.* from changed,
              outbox_rows(${outboxRows(deliveries, at)}::jsonb, jsonb_build_object('reference', id)) as rows
          )
          select id from changed`;
        if (fresh !== undefined) return {kind: 'confirmed', deliveries} as const;
        // A separate statement: the one above sees the list as it was before a concurrent confirmation it waited for.
        const [confirmed] = await sql`select 1 from subscribers where address_key = ${key} and unsubscribed_at is null`;
        return confirmed === undefined ? ({kind: 'gone'} as const) : ({kind: 'confirmed', deliveries: []} as const);
      }),

    /**
     * Takes an address off the list. It stays as proof of consent and of leaving. One that never was on the list is
     * remembered as a hash: strangers may sign it up again each day.
     */
    unsubscribe: (email: string, at: Date) =>
      query(async (sql) => {
        const [key, now] = [email.toLowerCase(), at.toISOString()];
        await sql`
          with left_list as (
            update subscribers set unsubscribed_at = ${now}::timestamptz
            where address_key = ${key} and unsubscribed_at is null returning id
          ), silenced as (
            insert into rate_limits (subject, hits, allowed, expires_at)
            select ${addressSubject('newsletter-silenced', email, secret)}, '{}', 0, ${before(at, -silence)}::timestamptz
            where not exists (select from subscribers where address_key = ${key})
            on conflict (subject) do update set expires_at = excluded.expires_at
          )
          insert into subscriber_events (subscriber_id, event, at)
          select id, 'unsubscribed', ${now}::timestamptz from left_list`;
        return {kind: 'unsubscribed'} as const;
      }),
  };
}
