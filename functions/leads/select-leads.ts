import type {Sql} from '../database/sql';
import {emailKey} from '../security/email-key';
import type {StoredSource} from './read-source';
import {isOpenRequest} from './requests';

export const leadKinds = ['message', 'trial', 'request', 'subscriber', 'booking'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** A lead of any kind. Fields a kind lacks are null. */
export type StoredLead = {
  kind: LeadKind;
  id: string;
  /** When it arrived. */
  at: Date;
  state: string;
  name: string | null;
  email: string;
  company: string | null;
  text: string | null;
  /** Why it was held. */
  heldFor: string | null;
  /** Start of the demo; of a request, the wished one. */
  startsAt: Date | null;
  /** The visitor's time zone, and the host, of a demo. */
  zone: string | null;
  host: string | null;
  /** What the person did since: `confirmed 2027-06-07 13:10:00+00, unsubscribed …`. */
  history: string | null;
  source: StoredSource | null;
  /** Its deliveries: `mail sent (12), crm waiting`. */
  deliveries: string;
  /** Cursor of the next page: its time at full database precision. */
  cursor: string;
};

export type LeadQuery = {
  kind: LeadKind;
  limit: number;
  /** Range of IDs. */
  ids?: readonly [string, string];
  state?: string;
  /** Only from this mailbox, however the address is spelled. */
  email?: string;
  /** Only with a delivery in this state. */
  delivery?: string;
  after?: Pick<StoredLead, 'id' | 'cursor'>;
};

type Row = Omit<StoredLead, 'at' | 'startsAt'> & {at: Date | string; startsAt: Date | string | null};

const allIds = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** Leads of one kind, newest first. */
export async function selectLeads(sql: Sql, query: LeadQuery): Promise<StoredLead[]> {
  const {
    kind,
    limit,
    ids: [low, high] = allIds,
    state = '',
    delivery = '',
    after = {cursor: 'infinity', id: allIds[1]},
  } = query;
  const email = query.email === undefined ? '' : emailKey(query.email);
  const deliveries = sql`(
    select coalesce(string_agg(each.text, ', ' order by each.first_at, each.text), '') from (
      select channel || ' ' || outbox.state || case when count(*) > 1 then ' (' || count(*) || ')' else '' end as text,
        min(outbox.created_at) as first_at
      from outbox where reference = lead.id group by channel, outbox.state
    ) each
  ) as deliveries`;
  const isState =
    state === 'open'
      ? kind === 'request'
        ? isOpenRequest(sql)
        : sql`false`
      : sql`(state = ${state} or ${state} = '')`;
  const page = (name: string, form?: string) => {
    const time = sql.identifier(name);
    return sql`
      where ${form === undefined ? sql`` : sql`kind = ${form} and`} (${time}, id) < (${after.cursor}::timestamptz, ${after.id}::uuid)
        and id between ${low}::uuid and ${high}::uuid and ${isState}
        ${email === '' ? sql`` : sql`and email_key = ${email}`}
        and (${delivery} = '' or exists (
          -- Waiting is what is due; a reminder for tomorrow is scheduled.
          select from outbox where reference = lead.id and outbox.state = ${delivery}
            and (outbox.state <> 'waiting' or wanted_at <= now())
        ))
      order by ${time} desc, id desc limit ${limit}::int`;
  };
  const messages = (form: string) => sql<Row>`
      select ${kind} as kind, id, received_at as at, received_at::text as cursor,
        case when ${isOpenRequest(sql)} then 'open' else state end as state, nullif(btrim(first_name || ' ' || last_name), '') as name, email, company, message as text, source,
        nullif(array_to_string(held_for, ', '), '') as "heldFor", wished_at as "startsAt", zone, null as host,
        (select 'answered with booking ' || left(id::text, 8) from bookings
          where idempotency_key = 'request:' || lead.id) as history, ${deliveries}
      from contact_messages as lead ${page('received_at', form)}`;
  const rows = await {
    message: () => messages('contact'),
    trial: () => messages('trial'),
    request: () => messages('request'),
    subscriber: () => sql<Row>`
      select 'subscriber' as kind, id, confirmed_at as at, confirmed_at::text as cursor, state, null as name, email,
        null as company, null as text, source, null as "heldFor", null as "startsAt", null as zone, null as host, (
          select string_agg(event || ' ' || at, ', ' order by at) from subscriber_events where subscriber_id = lead.id
        ) as history, ${deliveries}
      from subscribers as lead ${page('confirmed_at')}`,
    booking: () => sql<Row>`
      select 'booking' as kind, id, created_at as at, created_at::text as cursor, state, name, email, company,
        topic as text, source, null as "heldFor", starts_at as "startsAt", zone, host,
        concat_ws(', ', 'booked ' || created_at, 'moved ' || nullif(array_to_string(moved_at, ', moved '), ''),
          case state when 'cancelled' then 'canceled by ' || cancelled_by || ' ' || changed_at end,
          'missed ' || missed_at) as history, ${deliveries}
      from bookings as lead ${page('created_at')}`,
  }[kind]();
  return rows.map(({at, startsAt, ...row}) => {
    return {...row, at: new Date(at), startsAt: startsAt === null ? null : new Date(startsAt)};
  });
}
