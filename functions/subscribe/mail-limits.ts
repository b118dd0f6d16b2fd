import type {Sql} from '../database/sql';

/** Mails an hour to addresses that strangers may have entered. More wait for the hours after. */
const mailsPerHour = 60;

/** Query: when a mail may be sent that is queued now (`due`). */
export const findTurn = (sql: Sql, at: Date) => sql`
  select greatest(${at.toISOString()}::timestamptz, (
    select wanted_at + interval '1 hour' from outbox
    where kind in ('newsletter-confirm', 'newsletter-known')
    order by wanted_at desc offset ${mailsPerHour - 1}::int limit 1
  )) as due`;
