import type {Sql} from '../database/sql';
import {before, type RateLimit} from '../database/rate-limit';

/** Mails an hour to addresses that strangers may have entered. More wait for the hours after. */
const mailsPerHour = 60;

/** Query: when a mail may be sent that is queued now (`due`). */
export const findTurn = (sql: Sql, at: Date) => sql`
  select greatest(${at.toISOString()}::timestamptz, (
    select wanted_at + interval '1 hour' from outbox
    where kind in ('newsletter-confirm', 'newsletter-known')
    order by wanted_at desc offset ${mailsPerHour - 1}::int limit 1
  )) as due`;

/** Statement: counts a mail to a mailbox if the condition holds. It returns no row if the mailbox is over its limit. */
export const countMail = (
  sql: Sql,
  {subject, allowed, seconds}: RateLimit,
  at: Date,
  condition: ReturnType<Sql>,
) => sql`
  insert into rate_limits as kept (subject, hits, allowed, expires_at)
  select ${subject}, array[${at.toISOString()}::timestamptz], ${allowed}::int, ${before(at, -seconds)}::timestamptz
  where ${condition}
  on conflict (subject) do update set
    hits = array(select hit from unnest(kept.hits) as hit where hit > ${before(at, seconds)}::timestamptz) || excluded.hits,
    expires_at = excluded.expires_at
  where (select count(*) from unnest(kept.hits) as hit where hit > ${before(at, seconds)}::timestamptz) < ${allowed}::int
  returning 1`;
