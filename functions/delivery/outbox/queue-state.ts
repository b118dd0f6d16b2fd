import {before} from '../../database/rate-limit';
import {onlyRow, secondsSince, type Sql} from '../../database/sql';
import {freeMailDomains} from '../../security/mail-domain';
import {isToCompany} from './kinds';

/** State of the outbox and the daily job, in numbers. */
export type QueueState = {
  /** Due, and not sent yet. */
  waiting: number;
  /** Due later, such as a reminder. */
  scheduled: number;
  /** Given up after all attempts. A line to the team or the host has named each. */
  dead: number;
  /**
   * How long a delivery to the company has been waiting, or was given up, without anything accepted on its channel since
   * it was due. One bad text doesn't count: the line about it is accepted.
   */
  stuckSeconds: number | null;
  /**
   * Mail providers that took nothing for three mailboxes or more in two days. Addresses that don't exist are left out; so
   * are domains that no mail ever reached, unless they are well known, because a stranger may own them.
   */
  failingProviders: number;
  /** Age of the oldest waiting delivery to the company; null if none is waiting. */
  oldestWaitingSeconds: number | null;
  /** How long the next delivery of a channel has been due; null if none is. */
  oldestDueSeconds: number | null;
  /** Time since the daily and the ten-minute job finished; null if they never have. */
  retentionSeconds: number | null;
  outboxSeconds: number | null;
};

/** Refusals of the CRM that are about one event. */
const aboutContent = 'http_400,http_413,http_422';

/** Counts open and dead deliveries, and the last finished ones. */
export async function readQueueState(sql: Sql, at: Date): Promise<QueueState> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const twoDaysAgo = sql`${before(at, 2 * 24 * 60 * 60)}::timestamptz`;
  const rows = await sql<QueueState>`
    with open as (
      select channel, reference, state, code, wanted_at as wanted, due_at as due, ${isToCompany(sql)} as ours
      from outbox where state in ('waiting', 'claimed')
    ), finished as (
      -- Few enough to read by index, however many were ever sent.
      select channel, reference, state, code, wanted_at as wanted, done_at as done, ${isToCompany(sql)} as ours from outbox
      where done_at is not null and state in ('sent', 'dead') order by done_at desc limit 400
    ), accepted as (
      select channel, max(done) as last from finished where state = 'sent' group by channel
    ), stuck as (
      select wanted from (
        select channel, code, wanted from open where ours
        union all select channel, code, wanted from finished where ours and state = 'dead' and done > ${twoDaysAgo}
      ) as late left join accepted using (channel)
      where channel in ('mail', 'crm') and wanted <= ${now} and wanted > coalesce(last, '-infinity')
        and not coalesce(code, '') = any (string_to_array(${aboutContent}, ','))
    ), tried as (
      select substring(lower(email) from '[^@]+$') as domain, email_key, mail.state, code, at from (
        select reference, state, code, wanted as at from open where channel = 'mail' and not ours and code is not null
        union all
        select reference, state, code, done from finished where channel = 'mail' and not ours and done > ${twoDaysAgo}
      ) as mail join bookings on bookings.id = reference
    ), reached as (
      select domain, max(at) as last from tried where state = 'sent' group by domain
    ), failing as (
      select domain from tried left join reached using (domain)
      where state <> 'sent' and code !~ ' 5[.]1[.]' and at > coalesce(last, '-infinity')
        and (last is not null or domain = any (string_to_array(${freeMailDomains.join()}, ',')))
      group by domain having count(distinct email_key) >= 3
    ), jobs as (
      select job, ${secondsSince(sql, at, sql`finished_at`)} as seconds from job_runs
    )
    select
      (select count(*)::int from open where wanted <= ${now}) as waiting,
      (select count(*)::int from open where wanted > ${now}) as scheduled,
      (select count(*)::int from outbox where state = 'dead') as dead,
      (select max(${secondsSince(sql, at, sql`wanted`)}) from stuck) as "stuckSeconds",
      (select count(*)::int from failing) as "failingProviders",
      (select max(${secondsSince(sql, at, sql`wanted`)}) from open where ours and wanted <= ${now}) as "oldestWaitingSeconds",
      (select max(${secondsSince(sql, at, sql`due`)}) from open where due <= ${now}) as "oldestDueSeconds",
      (select seconds from jobs where job = 'retention') as "retentionSeconds",
      (select seconds from jobs where job = 'outbox') as "outboxSeconds"`;
  return onlyRow(rows);
}
