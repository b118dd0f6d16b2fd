import {before} from '../database/rate-limit';
import {onlyRow, type Sql} from '../database/sql';
import * as days from '../leads/retention-days';

/** Rows per statement: few enough to be fast. */
const batch = 500;

/** Which rows of a table to delete. */
type DeleteQuery = {
  table: string;
  /** Its key; `id` by default, to which deliveries may refer. */
  key?: string;
  /** Column to sort by, oldest first. */
  time: string;
  /** Condition on the table, which is aliased `old`. */
  which: ReturnType<Sql>;
};

/** Deletes one batch, and the deliveries of its leads. Returns the number of rows. */
async function removeOld(sql: Sql, {table, key = 'id', time, which}: DeleteQuery): Promise<number> {
  const [rows, id] = [sql.identifier(table), sql.identifier(key)];
  const hasDeliveries = key === 'id' && table !== 'outbox';
  const deleted = await sql<{count: number}>`
    with gone as (
      delete from ${rows} where ${id} in (
        select ${id} from ${rows} as old where ${which}
        order by ${sql.identifier(time)} limit ${batch}::int for update skip locked
      ) returning ${id}
    )${hasDeliveries ? sql`, deliveries as (delete from outbox where reference in (select id from gone))` : sql``}
    select count(*)::int from gone`;
  return onlyRow(deleted).count;
}

const day = 24 * 60 * 60;

/** What is past its retention period. Messages with a waiting delivery stay longer. */
function findOld(sql: Sql, at: Date, leadDays: number) {
  const since = (count: number) => sql`${before(at, count * day)}::timestamptz`;
  return {
    spam: {
      table: 'contact_messages',
      time: 'received_at',
      // Delete only what an email to the team has listed.
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
    // A host's own calendar that is still listed is read whenever someone looks for a time.
    calendars: {
      table: 'host_calendars',
      key: 'feed',
      time: 'tried_at',
      which: sql`tried_at < ${since(days.calendarDays)}`,
    },
    feedback: {
      table: 'page_feedback',
      key: 'ctid',
      time: 'answered_at',
      which: sql`answered_at < ${since(days.feedbackDays)}`,
    },
    faults: {table: 'browser_faults', key: 'ctid', time: 'day', which: sql`day < ${since(days.deliveryDays)}`},
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
