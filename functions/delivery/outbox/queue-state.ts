import type {Sql} from '../../database/sql';
import {before} from '../../database/rate-limit';
import {onlyRow, secondsSince} from '../../database/rows';
import {checkKind, isToCompany} from './kinds';

/** State of the outbox and the daily job, in numbers. */
export type QueueState = {
  /** Due, and not sent yet. */
  waiting: number;
  /** Due later, such as a reminder. */
  scheduled: number;
  /** To the company, given up after all attempts. */
  dead: number;
  /** To the company, refused permanently; a mail to the company has listed them. */
  refused: number;
  /** The mail server refuses even the check mail to the company. */
  isMailRefused: boolean;
  /** To visitors, given up. Anyone can enter an address that doesn't exist. */
  undeliverable: number;
  /**
   * Domains of visitors' addresses to which the last mail of two days was given up, or sent. An address that does not
   * exist is the visitor's mistake and counts for neither. Those entered within one hour, maybe by one person, count as
   * one failure.
   */
  failingDomains: number;
  workingDomains: number;
  /** Age of the oldest waiting delivery to the company; null if none is waiting. */
  oldestWaitingSeconds: number | null;
  /** How long the next delivery of a channel has been due; null if none is. */
  oldestDueSeconds: number | null;
  /** Time since the daily and the ten-minute job finished; null if they never have. */
  retentionSeconds: number | null;
  outboxSeconds: number | null;
};

/** Counts open and dead deliveries, and the last finished ones. */
export async function readQueueState(sql: Sql, at: Date): Promise<QueueState> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await sql<QueueState>`
    with open as (
      select wanted_at as wanted, due_at as due, ${isToCompany(sql)} as ours,
        kind = ${checkKind} and refused as mail_refused
      from outbox where state in ('waiting', 'claimed')
    ), finished as (
      -- Few enough to read by index, however many were ever sent.
      select state, refused, reference, created_at, done_at, ${isToCompany(sql)} as ours from outbox
      where done_at is not null and state in ('sent', 'dead', 'dismissed') order by done_at desc limit 400
    ), domains as (
      select distinct on (domain) domain, state, date_trunc('hour', created_at) as hour from finished, lateral (
        select substring(lower(email) from '[^.@]+[.][^.@]+$') as domain from (
          select email from subscribers where id = reference union all select email from bookings where id = reference
        ) as recipient
      ) as recipients where done_at > ${before(at, 2 * 24 * 60 * 60)}::timestamptz and not ours
        and (state = 'sent' or (state = 'dead' and not refused)) order by domain, done_at desc
    ), given_up as (
      select ${isToCompany(sql)} as ours, refused
      from outbox where state = 'dead'
    ), jobs as (
      select job, ${secondsSince(sql, at, sql`finished_at`)} as seconds from job_runs
    )
    select
      (select count(*)::int from open where wanted <= ${now}) as waiting,
      (select count(*)::int from open where wanted > ${now}) as scheduled,
      (select count(*)::int from given_up where ours and not refused) as dead,
      (select count(*)::int from given_up where ours and refused) as refused,
      (select coalesce(bool_or(mail_refused), false) from open) as "isMailRefused",
      (select count(*)::int from given_up where not ours) as undeliverable,
      (select count(distinct hour)::int from domains where state = 'dead') as "failingDomains",
      (select count(*)::int from domains where state = 'sent') as "workingDomains",
      (select max(${secondsSince(sql, at, sql`wanted`)}) from open where ours and wanted <= ${now}) as "oldestWaitingSeconds",
      (select max(${secondsSince(sql, at, sql`due`)}) from open where due <= ${now}) as "oldestDueSeconds",
      (select seconds from jobs where job = 'retention') as "retentionSeconds",
      (select seconds from jobs where job = 'outbox') as "outboxSeconds"`;
  return onlyRow(rows);
}
