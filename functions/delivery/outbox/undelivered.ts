import {before} from '../../database/rate-limit';
import type {Sql} from '../../database/sql';
import {isToCompany, undeliveredKind} from './kinds';

/** Seconds an email may wait before someone is notified: one to the company, and one to a visitor. */
const [companyWait, visitorWait] = [20 * 60, 60 * 60];

/** Lines that wait at once: the next run continues, and during an outage a few are enough. */
const maxWaiting = 3;

/**
 * Queues a line to the host or the team about each mail that was refused, has waited for too long, or was given up. It is
 * an email in our own words, so if it is accepted, the mail server works and someone knows of the lead.
 */
export async function queueUndelivered(sql: Sql, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await sql`
    insert into outbox (id, channel, kind, reference, payload, state, created_at, due_at, wanted_at, attempts)
    select gen_random_uuid(), 'mail', ${undeliveredKind}, reference,
      jsonb_build_object('delivery', id, 'site', payload -> 'site'), 'waiting', ${now}, ${now}, ${now}, 0
    from (
      select id, reference, payload from outbox as late
      where kind not in (${undeliveredKind}, 'held-messages') and kind not like 'newsletter%' and (
        (state = 'dead' and channel in ('mail', 'crm') and done_at > ${before(at, 2 * 24 * 60 * 60)}::timestamptz)
        or (state = 'waiting' and channel = 'mail' and code is not null and (code ~ '^5\\d\\d' or wanted_at <=
          case when ${isToCompany(sql)} then ${before(at, companyWait)}::timestamptz else ${before(at, visitorWait)}::timestamptz end))
      ) and not exists (
        select from outbox as line where line.reference = late.reference and line.kind = ${undeliveredKind}
          and line.payload ->> 'delivery' = late.id::text
      )
      order by wanted_at
      limit greatest(0, ${maxWaiting}::int - (
        select count(*) from outbox where channel = 'mail' and kind = ${undeliveredKind} and state in ('waiting', 'claimed')
      )::int)
    ) as late`;
}
