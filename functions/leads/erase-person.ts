import {onlyRow, type Sql} from '../database/sql';
import {emailKey} from '../security/email-key';

import {createHmac} from 'node:crypto';

/** Number of rows erased or deleted, and what must be deleted by hand. */
export type Erased = {
  messages: number;
  subscribers: number;
  bookings: number;
  comments: number;
  /** Deliveries already sent. They are in a mailbox or the CRM, where someone has to delete them. */
  delivered: number;
  /** IDs of other people's messages and bookings that mention the address. */
  mentions: string[];
};

/** Hash kept of an erased mailbox. With the secret it can be compared; without it, it can't be reversed. */
export function hashOfErased(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`erasure ${emailKey(email)}`)
    .digest('base64url');
}

/** When this address was erased before, if it was. The hash may use an older secret. */
export async function findErasure(sql: Sql, email: string, secrets: readonly string[]): Promise<Date | undefined> {
  const hashes = JSON.stringify(secrets.map((secret) => hashOfErased(email, secret)));
  const [row] = await sql<{erased_at: Date | string}>`
    select erased_at from erasures where address_hash in (select jsonb_array_elements_text(${hashes}::jsonb))
    order by erased_at desc limit 1`;
  return row && new Date(row.erased_at);
}

type Erasure = {hash: string; at: Date};

async function eraseStored(sql: Sql, email: string, {hash, at}: Erasure): Promise<Erased> {
  const now = at.toISOString();
  const mailbox = emailKey(email);
  // As a whole: a@x.example is not meant by maria@x.example.
  const spellings = [email.trim().toLowerCase(), mailbox].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = `(^|[^[:alnum:]._%+-])(${spellings.join('|')})($|[^[:alnum:].-]|[.]($|[[:space:]]))`;
  const mentions = (column: string) => sql`lower(${sql.identifier(column)}) ~ ${pattern}`;
  const rows = await sql<Omit<Erased, 'mentions'>>`
    with emptied as (
      update contact_messages set first_name = '', last_name = '', email = '', email_key = '', company = null, message = '', source = null,
        fingerprint = null, request_hash = null, state = 'erased'
      where email_key = ${mailbox} returning id
    ), removed as (
      delete from subscribers where email_key = ${mailbox} returning id
    ), freed as (
      delete from bookings where email_key = ${mailbox} returning id, host, state, starts_at
    ), notified as (
      -- The host has the demo in a calendar. The row says nothing about the visitor.
      insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
      select gen_random_uuid(), 'mail', 'booking-host-erased', gen_random_uuid(),
        jsonb_build_object('host', host, 'start', starts_at), 'waiting', ${now}::timestamptz, ${now}::timestamptz,
        ${now}::timestamptz, 0
      from freed where state = 'booked' and starts_at > ${now}::timestamptz
    ), silenced as (
      update outbox set state = case state when 'sent' then 'sent' else 'cancelled' end, payload = '{}', claim = null,
        done_at = coalesce(done_at, ${now}::timestamptz)
      where reference in (select id from emptied union all select id from removed union all select id from freed)
      returning state
    ), cleared as (
      update page_feedback set comment = null where ${mentions('comment')} returning page
    ), noted as (
      insert into erasures (address_hash, erased_at) values (${hash}, ${now}::timestamptz)
      on conflict (address_hash) do update set erased_at = excluded.erased_at
    )
    select (select count(*)::int from emptied) as messages, (select count(*)::int from removed) as subscribers,
      (select count(*)::int from freed) as bookings, (select count(*)::int from cleared) as comments,
      (select count(*)::int from silenced where state = 'sent') as delivered`;
  const others = await sql<{id: string}>`
    select id from contact_messages where ${mentions('message')}
    union all select id from bookings where ${mentions('topic')}`;
  return {...onlyRow(rows), mentions: others.map(({id}) => id)};
}

/**
 * Erases a person everywhere, under all spellings of the address (+tags, Gmail's dots), except for its hash. Frees their
 * booked times, tells their hosts, and cancels mails. Messages keep their ID and time, so a repeat of their key stores nothing. Running it
 * again erases what has arrived since: the second time, a demo that the team was booking when the first one began.
 */
export async function erasePerson(sql: Sql, email: string, erasure: Erasure): Promise<Erased> {
  const first = await eraseStored(sql, email, erasure);
  const second = await eraseStored(sql, email, erasure);
  const sum = (what: Exclude<keyof Erased, 'mentions'>) => first[what] + second[what];
  return {
    ...{messages: sum('messages'), subscribers: sum('subscribers'), bookings: sum('bookings')},
    ...{comments: sum('comments'), delivered: sum('delivered'), mentions: second.mentions},
  };
}
