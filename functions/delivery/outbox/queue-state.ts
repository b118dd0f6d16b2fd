import type {Sql} from '../../database/sql';
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
  /** Failures among the last 20 deliveries to visitors. */
  recentVisitorFailures: number;
  /** Age of the oldest waiting delivery to the company; null if none is waiting. */
  oldestWaitingSeconds: number | null;
  /** Time since the daily job finished; null if it never has. */
  retentionSeconds: number | null;
};

/** Number of finished deliveries the failure share is based on. */
export const failureWindow = 20;

type Counts = 'waiting' | 'scheduled' | 'dead' | 'refused' | 'undeliverable' | 'failed_theirs';
type Times = 'oldest' | 'retention';
type Row = Record<Counts, string> & Record<Times, Date | string | null> & {mail_refused: boolean};

/** Counts open and dead deliveries, and the last finished ones. */
export async function readQueueState(sql: Sql, at: Date): Promise<QueueState> {
  const now = at.toISOString();
  const [row] = await sql<Row>`
    with open as (
      select wanted_at as wanted, ${isToCompany(sql)} as ours,
        kind = ${checkKind} and refused as mail_refused
      from outbox where state in ('waiting', 'claimed')
    ), finished as (
      -- Few enough to read by index, however many were ever sent.
      select state, ${isToCompany(sql)} as ours from outbox
      where done_at is not null and state in ('sent', 'dead', 'dismissed') order by done_at desc limit 400
    ), given_up as (
      select ${isToCompany(sql)} as ours, refused
      from outbox where state = 'dead'
    )
    select
      (select count(*) from open where wanted <= ${now}::timestamptz) as waiting,
      (select count(*) from open where wanted > ${now}::timestamptz) as scheduled,
      (select min(wanted) from open where ours and wanted <= ${now}::timestamptz) as oldest,
      (select count(*) from given_up where ours and not refused) as dead,
      (select count(*) from given_up where ours and refused) as refused,
      (select count(*) from given_up where not ours) as undeliverable,
      coalesce((select bool_or(mail_refused) from open), false) as mail_refused,
      (select count(*) from (select state from finished where not ours limit ${failureWindow}::int) as last
        where state = 'dead') as failed_theirs,
      (select finished_at from job_runs where job = 'retention') as retention`;
  const secondsSince = (time: Date | string | null | undefined) =>
    time === null || time === undefined ? null : Math.round((at.getTime() - new Date(time).getTime()) / 1000);
  return {
    waiting: Number(row?.waiting),
    scheduled: Number(row?.scheduled),
    dead: Number(row?.dead),
    refused: Number(row?.refused),
    undeliverable: Number(row?.undeliverable),
    isMailRefused: row?.mail_refused === true,
    recentVisitorFailures: Number(row?.failed_theirs),
    oldestWaitingSeconds: secondsSince(row?.oldest),
    retentionSeconds: secondsSince(row?.retention),
  };
}
