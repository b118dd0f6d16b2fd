import type {Sql} from '../database/sql';
import {before} from '../database/rate-limit';
import * as days from '../leads/retention-days';
import {batch, removeLeads, removeRows} from './remove-batch';

const day = 24 * 60 * 60;

export type PurgeKind =
  'spam' | 'messages' | 'unconfirmed' | 'bookings' | 'subscribers' | 'deliveries' | 'counters' | 'feedback';
export type Purged = Record<PurgeKind, number>;

type Step = (sql: Sql, at: Date, leadDays: number) => PromiseLike<readonly {count: string}[]>;

const daysBefore = (sql: Sql, at: Date, count: number) => sql`${before(at, count * day)}::timestamptz`;

/** Each step deletes one batch and returns its number of rows. Messages with a waiting delivery stay longer. */
const steps: Readonly<Record<PurgeKind, Step>> = {
  spam: (sql, at) =>
    removeLeads(sql, {
      table: 'contact_messages',
      time: 'received_at',
      // Delete only what a mail to the team has listed.
      which: sql`state = 'held' and received_at < ${daysBefore(sql, at, days.spamDays)}
        and reported_at < ${daysBefore(sql, at, days.reportedDays)}`,
    }),
  messages: (sql, at, leadDays) =>
    removeLeads(sql, {
      table: 'contact_messages',
      time: 'received_at',
      which: sql`received_at < ${daysBefore(sql, at, leadDays)} and not exists (
        select from outbox where reference = old.id and outbox.state in ('waiting', 'claimed')
          and received_at > ${daysBefore(sql, at, leadDays + days.undeliveredDays)}
      )`,
    }),
  unconfirmed: (sql, at) =>
    removeLeads(sql, {
      table: 'bookings',
      time: 'held_until',
      which: sql`state = 'unconfirmed' and held_until < ${daysBefore(sql, at, days.unconfirmedDays)}`,
    }),
  bookings: (sql, at, leadDays) =>
    removeLeads(sql, {table: 'bookings', time: 'ends_at', which: sql`ends_at < ${daysBefore(sql, at, leadDays)}`}),
  subscribers: (sql, at) =>
    removeLeads(sql, {
      table: 'subscribers',
      time: 'requested_at',
      // Former subscribers stay as proof of consent.
      which: sql`state = 'pending' and confirmed_at is null and requested_at < ${daysBefore(sql, at, days.pendingDays)}`,
    }),
  deliveries: (sql, at) =>
    removeRows(sql, {
      table: 'outbox',
      time: 'done_at',
      which: sql`done_at < ${daysBefore(sql, at, days.deliveryDays)} and state in ('sent', 'cancelled', 'dismissed')`,
    }),
  counters: (sql, at) =>
    removeRows(sql, {
      table: 'rate_limits',
      key: 'subject',
      time: 'expires_at',
      which: sql`expires_at < ${daysBefore(sql, at, 0)}`,
    }),
  feedback: (sql, at) =>
    removeRows(sql, {
      table: 'page_feedback',
      key: 'ctid',
      time: 'answered_at',
      which: sql`answered_at < ${daysBefore(sql, at, days.feedbackDays)}`,
    }),
};

export type PurgeOptions = {
  at: Date;
  leadDays: number;
  /** Called before each batch. */
  shouldContinue?: () => boolean;
  onProgress?: (purged: Readonly<Purged>) => void;
};

/** Deletes everything past its retention period, batch by batch. The next run deletes what is left. */
export async function purge(sql: Sql, options: PurgeOptions): Promise<Purged> {
  const {at, leadDays, shouldContinue = () => true, onProgress} = options;
  const kinds = Object.keys(steps) as PurgeKind[];
  const purged = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Purged;
  for (const kind of kinds) {
    for (let count = batch; count === batch && shouldContinue();) {
      const [row] = await steps[kind](sql, at, leadDays);
      count = Number(row?.count ?? 0);
      purged[kind] += count;
      if (count > 0) onProgress?.(purged);
    }
  }
  return purged;
}
