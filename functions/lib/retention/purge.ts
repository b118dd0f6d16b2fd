import type {Sql} from '../database/database';
import {before} from '../database/rate-limit';
import {removeOldBookings} from './old-bookings';
import {removeOldMessages, removeOldSpam} from './old-messages';
import {removeOldReports} from './old-reports';
import {removeOldVitals} from './old-vitals';

const day = 24 * 60 * 60;

/** Days for which each kind is kept, besides leads (`LEAD_RETENTION_DAYS`). */
const spamDays = 30;
const pendingDays = 30;
/** What is known of a delivery once it is done: ids and times, to find out why something came twice or not at all. */
const deliveryDays = 90;
/** A year and a month, so that a month can be compared with the one of last year. */
const vitalsDays = 400;
/** What a policy stopped is mended, or known, long before. */
const reportDays = 90;

/** Rows of one statement: few enough that nobody waits for it. */
const batch = 500;

export type PurgeKind =
  'spam' | 'messages' | 'bookings' | 'subscribers' | 'deliveries' | 'counters' | 'vitals' | 'reports';
export type Purged = Record<PurgeKind, number>;

type Step = (sql: Sql, at: Date, leadDays: number) => PromiseLike<readonly {count: string}[]>;

/** Each removes one batch and says how many rows that was. */
const steps: Readonly<Record<PurgeKind, Step>> = {
  spam: (sql, at) => removeOldSpam(sql, before(at, spamDays * day), batch),
  messages: (sql, at, leadDays) => removeOldMessages(sql, before(at, leadDays * day), batch),
  bookings: (sql, at, leadDays) => removeOldBookings(sql, before(at, leadDays * day), batch),
  subscribers: (sql, at) => sql<{count: string}>`
    with gone as (
      delete from subscribers where id in (
        select id from subscribers
        where state = 'pending' and requested_at < ${before(at, pendingDays * day)}::timestamptz
        order by requested_at limit ${batch}::int for update skip locked
      ) returning id
    )
    select count(*) from gone`,
  deliveries: (sql, at) => sql<{count: string}>`
    with gone as (
      delete from outbox where id in (
        select id from outbox
        where done_at < ${before(at, deliveryDays * day)}::timestamptz and state in ('sent', 'cancelled')
        order by done_at limit ${batch}::int for update skip locked
      ) returning id
    )
    select count(*) from gone`,
  counters: (sql, at) => sql<{count: string}>`
    with gone as (
      delete from rate_limits where subject in (
        select subject from rate_limits where expires_at < ${at.toISOString()}::timestamptz
        order by expires_at limit ${batch}::int for update skip locked
      ) returning subject
    )
    select count(*) from gone`,
  vitals: (sql, at) => removeOldVitals(sql, before(at, vitalsDays * day), batch),
  reports: (sql, at) => removeOldReports(sql, before(at, reportDays * day), batch),
};

export type PurgeOptions = {
  at: Date;
  leadDays: number;
  /** Asked before each batch. */
  mayGoOn?: () => boolean;
  tell?: (purged: Readonly<Purged>) => void;
};

/** Removes what nobody may keep any longer, batch by batch. What it did not get to is removed by the next run. */
export async function purge(sql: Sql, {at, leadDays, mayGoOn = () => true, tell}: PurgeOptions): Promise<Purged> {
  const purged: Purged = {
    spam: 0,
    messages: 0,
    bookings: 0,
    subscribers: 0,
    deliveries: 0,
    counters: 0,
    vitals: 0,
    reports: 0,
  };
  for (const kind of Object.keys(steps) as PurgeKind[]) {
    for (let count = batch; count === batch && mayGoOn();) {
      const [row] = await steps[kind](sql, at, leadDays);
      count = Number(row?.count ?? 0);
      purged[kind] += count;
      if (count > 0) tell?.(purged);
    }
  }
  return purged;
}
