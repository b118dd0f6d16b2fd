import type {Sql} from '../database/database';
import {tries} from './backoff';

/** What the outbox and the daily job look like, in numbers. */
export type QueueState = {
  /** Wanted by now, and not sent yet. */
  waiting: number;
  /** Wanted later, such as a reminder. */
  scheduled: number;
  /** Meant for the company, and given up after all tries. */
  dead: number;
  /** Meant for the company, and refused for good. One message with the right words gets that, so only a share alarms. */
  refused: number;
  /** Meant for a visitor, and given up. Anyone can type an address that does not exist. */
  undeliverable: number;
  /** Of the last 20 deliveries to the company, and to visitors, how many failed. */
  failedOfLastOurs: number;
  failedOfLastTheirs: number;
  /** For how long the oldest delivery to the company has been wanted; null when none is waiting. */
  oldestWaitingSeconds: number | null;
  /** Since the daily job finished; null when it never has. */
  retentionSeconds: number | null;
};

/** How many finished deliveries a share is taken of. */
export const shareOf = 20;

type Counts = 'waiting' | 'scheduled' | 'dead' | 'refused' | 'undeliverable' | 'failed_ours' | 'failed_theirs';
type Row = Record<Counts, string> & {oldest: Date | string | null; retention: Date | string | null};

/** Deliveries to the company, as a condition on `outbox`. The others go to addresses that anyone can type. */
export const isOurs = (sql: Sql) =>
  sql`(channel = 'crm' or kind in ('contact', 'held-messages') or kind like 'booking-host%')`;

/** Counts what is open or was given up, and the last deliveries that ended. */
export async function readQueueState(sql: Sql, at: Date): Promise<QueueState> {
  const now = at.toISOString();
  const lastFailed = (ours: ReturnType<Sql>) => sql`(
    select count(*) from (select state from finished where ${ours} order by done_at desc limit ${shareOf}::int) as last
    where state = 'dead')`;
  const [row] = await sql<Row>`
    with open as (
      select coalesce(wanted_at, created_at) as wanted, ${isOurs(sql)} as ours
      from outbox where state in ('waiting', 'claimed')
    ), finished as (
      -- Few enough to read by index, however many were ever sent.
      select state, channel, kind, done_at from outbox
      where done_at is not null and state in ('sent', 'dead', 'dismissed') order by done_at desc limit 400
    ), given_up as (
      select ${isOurs(sql)} as ours, attempts < ${tries}::int and code is distinct from 'mail-unconfirmed' as refused
      from outbox where state = 'dead'
    )
    select
      (select count(*) from open where wanted <= ${now}::timestamptz) as waiting,
      (select count(*) from open where wanted > ${now}::timestamptz) as scheduled,
      (select min(wanted) from open where ours and wanted <= ${now}::timestamptz) as oldest,
      (select count(*) from given_up where ours and not refused) as dead,
      (select count(*) from given_up where ours and refused) as refused,
      (select count(*) from given_up where not ours) as undeliverable,
      ${lastFailed(isOurs(sql))} as failed_ours,
      ${lastFailed(sql`not ${isOurs(sql)}`)} as failed_theirs,
      (select finished_at from job_runs where job = 'retention') as retention`;
  const secondsSince = (time: Date | string | null | undefined) =>
    time === null || time === undefined ? null : Math.round((at.getTime() - new Date(time).getTime()) / 1000);
  return {
    waiting: Number(row?.waiting),
    scheduled: Number(row?.scheduled),
    dead: Number(row?.dead),
    refused: Number(row?.refused),
    undeliverable: Number(row?.undeliverable),
    failedOfLastOurs: Number(row?.failed_ours),
    failedOfLastTheirs: Number(row?.failed_theirs),
    oldestWaitingSeconds: secondsSince(row?.oldest),
    retentionSeconds: secondsSince(row?.retention),
  };
}
