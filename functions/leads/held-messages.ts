import {before} from '../database/rate-limit';
import {onlyRow, secondsSince, type Sql} from '../database/sql';
import {volumeReason} from './held-actions';

/** Held messages in numbers, for `/api/health`. */
export type HeldState = {
  held: number;
  /** Held within the last 24 hours. */
  heldToday: number;
  /** Held within the last 24 hours because there were too many for one mail each. */
  summarizedToday: number;
  oldestHeldSeconds: number | null;
  /** Age of the oldest one that no email has listed yet. */
  oldestUnreportedSeconds: number | null;
};

/** A held message in the mail to the team. */
export type HeldMessage = {
  id: string;
  receivedAt: Date;
  reasons: string;
  name: string;
  firstLine: string;
  /** Of a request for a demo. */
  wishedAt: Date | undefined;
};

/** Counts held messages. */
export async function readHeldState(sql: Sql, at: Date): Promise<HeldState> {
  const seconds = secondsSince(sql, at, sql`received_at`);
  const rows = await sql<HeldState>`
    select count(*)::int as held,
      count(*) filter (where received_at > ${before(at, 24 * 60 * 60)}::timestamptz)::int as "heldToday",
      count(*) filter (where received_at > ${before(at, 24 * 60 * 60)}::timestamptz
        and ${volumeReason} = any (held_for))::int as "summarizedToday",
      max(${seconds}) as "oldestHeldSeconds",
      (select max(${seconds}) from contact_messages where state = 'held' and reported_at is null) as "oldestUnreportedSeconds"
    from contact_messages where state = 'held'`;
  return onlyRow(rows);
}

/** Kind of the mail about held messages. It lists what no mail has listed before. */
export const heldKind = 'held-messages';
/** Messages in one email, and emails a day. The next day continues. */
const messagesPerMail = 100;
const mailsPerDay = 10;

/** Condition on `contact_messages`: held, and neither listed in an email nor about to be, except by this one. */
const isUnlisted = (sql: Sql, id: string) => sql`
  state = 'held' and reported_at is null and (report_id is null or report_id = ${id}::uuid or not exists (
    select from outbox where outbox.id = report_id and outbox.state in ('waiting', 'claimed')))`;

/**
 * Queues emails to the team about held messages that no email has listed yet.
 * @param site Origin of the site, for links.
 * @returns Number of mails.
 */
export async function queueHeldReports(sql: Sql, site: string, at: Date): Promise<number> {
  const now = at.toISOString();
  const rows = await sql`
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
    select id, 'mail', ${heldKind}, id, jsonb_build_object('site', ${site}::text), 'waiting', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, 0
    from (
      select gen_random_uuid() as id from (
        select row_number() over () as number from contact_messages
        where ${isUnlisted(sql, '00000000-0000-0000-0000-000000000000')} limit ${messagesPerMail * mailsPerDay}::int
      ) as unlisted where number % ${messagesPerMail}::int = 1
    ) as mails
    returning id`;
  return rows.length;
}

type Row = {
  id: string;
  received_at: Date | string;
  held_for: string[];
  name: string;
  message: string;
  wished_at: Date | string | null;
};

/**
 * Chooses what an email lists, and returns it: first what a person seems to have sent, then the oldest, and last what only a
 * bot would send. A second attempt to send the mail lists the same.
 */
export async function chooseHeld(sql: Sql, mailId: string): Promise<HeldMessage[]> {
  const rows = await sql<Row>`
    with chosen as (
      update contact_messages set report_id = ${mailId}::uuid where id in (
        select id from contact_messages where ${isUnlisted(sql, mailId)}
        order by report_id is distinct from ${mailId}::uuid, held_for = '{honeypot}', trust desc, received_at
        limit ${messagesPerMail}::int for update skip locked
      )
      returning id, received_at, held_for, trust, first_name || ' ' || last_name || coalesce(', ' || company, '') as name,
        left(message, 400) as message, wished_at
    )
    select * from chosen order by held_for = '{honeypot}', trust desc, received_at`;
  return rows.map(({id, received_at: at, held_for: reasons, name, message, wished_at: wish}) => {
    const firstLine = message.split('\n').find((line) => line.trim() !== '') ?? '';
    const wishedAt = wish === null ? undefined : new Date(wish);
    return {
      id,
      receivedAt: new Date(at),
      reasons: reasons.join(', '),
      name,
      firstLine: firstLine.slice(0, 120),
      wishedAt,
    };
  });
}

/** Records that an email was sent. */
export async function recordReport(sql: Sql, mailId: string, at: Date): Promise<void> {
  await sql`
    update contact_messages set reported_at = ${at.toISOString()}::timestamptz
    where report_id = ${mailId}::uuid and state = 'held' and reported_at is null`;
}
