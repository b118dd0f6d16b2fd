import type {Sql} from '../database/sql';
import {before} from '../database/rate-limit';
import * as days from '../leads/retention-days';
import {batch, removeOld, type DeleteQuery} from './remove-batch';

const day = 24 * 60 * 60;

/** What is past its retention period. Messages with a waiting delivery stay longer. */
function findOld(sql: Sql, at: Date, leadDays: number) {
  const since = (count: number) => sql`${before(at, count * day)}::timestamptz`;
  return {
    spam: {
      table: 'contact_messages',
      time: 'received_at',
      // Delete only what a mail to the team has listed.
      which: sql`state = 'held' and received_at < ${since(days.spamDays)} and reported_at < ${since(days.reportedDays)}`,
    },
    messages: {
      table: 'contact_messages',
      time: 'received_at',
      which: sql`received_at < ${since(leadDays)} and not exists (
        select from outbox where reference = old.id and outbox.state in ('waiting', 'claimed')
          and received_at > ${since(leadDays + days.undeliveredDays)}
      )`,
    },
    bookings: {table: 'bookings', time: 'ends_at', which: sql`ends_at < ${since(leadDays)}`},
    deliveries: {
      table: 'outbox',
      time: 'done_at',
      which: sql`done_at < ${since(days.deliveryDays)} and state in ('sent', 'cancelled', 'dead')`,
    },
    counters: {table: 'rate_limits', key: 'subject', time: 'expires_at', which: sql`expires_at < ${since(0)}`},
    feedback: {
      table: 'page_feedback',
      key: 'ctid',
      time: 'answered_at',
      which: sql`answered_at < ${since(days.feedbackDays)}`,
    },
  } satisfies Readonly<Record<string, DeleteQuery>>;
}

export type PurgeKind = keyof ReturnType<typeof findOld>;
export type Purged = Record<PurgeKind, number>;

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
  const old = Object.entries(findOld(sql, at, leadDays)) as [PurgeKind, DeleteQuery][];
  const purged = Object.fromEntries(old.map(([kind]) => [kind, 0])) as Purged;
  for (const [kind, query] of old) {
    for (let count = batch; count === batch && shouldContinue();) {
      count = await removeOld(sql, query);
      purged[kind] += count;
      if (count > 0) onProgress?.(purged);
    }
  }
  return purged;
}
