import type {Sql} from '../../database/sql';
import {maxAttempts} from './backoff';

/** State of the outbox and the daily job, in numbers. */
export type QueueState = {
  /** Due, and not sent yet. */
  waiting: number;
  /** Due later, such as a reminder. */
  scheduled: number;
  /** To the company, given up after all attempts. */
  dead: number;
  /** To the company, refused permanently. A single message can cause that, so only a large share raises an alert. */
  refused: number;
  /** To visitors, given up. Anyone can enter an address that doesn't exist. */
  undeliverable: number;
  /** Failures among the last 20 deliveries to the company, and to visitors. */
  recentTeamFailures: number;
  recentVisitorFailures: number;
  /** Age of the oldest waiting delivery to the company; null if none is waiting. */
  oldestWaitingSeconds: number | null;
  /** Time since the daily job finished; null if it never has. */
  retentionSeconds: number | null;
};

/** Number of finished deliveries the failure share is based on. */
export const failureWindow = 20;

type Counts = 'waiting' | 'scheduled' | 'dead' | 'refused' | 'undeliverable' | 'failed_ours' | 'failed_theirs';
type Row = Record<Counts, string> & {oldest: Date | string | null; retention: Date | string | null};

/** Condition on `outbox`: deliveries to the company. Others go to addresses anyone can enter. */
export const isToCompany = (sql: Sql) =>
  sql`(channel = 'crm' or kind in ('contact', 'trial', 'held-messages') or kind like 'booking-host%')`;

/** Counts open and dead deliveries, and the last finished ones. */
export async function readQueueState(sql: Sql, at: Date): Promise<QueueState> {
  const now = at.toISOString();
  const lastFailed = (ours: ReturnType<Sql>) => sql`(
    select count(*) from (select state from finished where ${ours} order by done_at desc limit ${failureWindow}::int) as last
    where state = 'dead')`;
  const [row] = await sql<Row>`
    with open as (
      select wanted_at as wanted, ${isToCompany(sql)} as ours
      from outbox where state in ('waiting', 'claimed')
    ), finished as (
      -- Few enough to read by index, however many were ever sent.
      select state, channel, kind, done_at from outbox
      where done_at is not null and state in ('sent', 'dead', 'dismissed') order by done_at desc limit 400
    ), given_up as (
      select ${isToCompany(sql)} as ours, attempts < ${maxAttempts}::int and code is distinct from 'mail-unconfirmed' as refused
      from outbox where state = 'dead'
    )
    select
      (select count(*) from open where wanted <= ${now}::timestamptz) as waiting,
      (select count(*) from open where wanted > ${now}::timestamptz) as scheduled,
      (select min(wanted) from open where ours and wanted <= ${now}::timestamptz) as oldest,
      (select count(*) from given_up where ours and not refused) as dead,
      (select count(*) from given_up where ours and refused) as refused,
      (select count(*) from given_up where not ours) as undeliverable,
      ${lastFailed(isToCompany(sql))} as failed_ours,
      ${lastFailed(sql`not ${isToCompany(sql)}`)} as failed_theirs,
      (select finished_at from job_runs where job = 'retention') as retention`;
  const secondsSince = (time: Date | string | null | undefined) =>
    time === null || time === undefined ? null : Math.round((at.getTime() - new Date(time).getTime()) / 1000);
  return {
    waiting: Number(row?.waiting),
    scheduled: Number(row?.scheduled),
    dead: Number(row?.dead),
    refused: Number(row?.refused),
    undeliverable: Number(row?.undeliverable),
    recentTeamFailures: Number(row?.failed_ours),
    recentVisitorFailures: Number(row?.failed_theirs),
    oldestWaitingSeconds: secondsSince(row?.oldest),
    retentionSeconds: secondsSince(row?.retention),
  };
}
