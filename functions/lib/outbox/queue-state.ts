import type {Sql} from '../database/database';

/** What the outbox holds, in numbers. */
export type QueueState = {
  /** Wanted by now, and not sent yet. */
  waiting: number;
  /** Wanted later, such as a reminder. */
  scheduled: number;
  /** Given up, and meant for the company: somebody has to look. */
  dead: number;
  /** Given up, and meant for whoever typed the address. Anyone can type one that does not exist, so this alarms nobody. */
  undeliverable: number;
  /** For how long the oldest of those waiting has been wanted; null when none is. */
  oldestWaitingSeconds: number | null;
};

type Row = {waiting: string; scheduled: string; dead: string; undeliverable: string; oldest: Date | string | null};

/** Reads what is open or given up, and nothing of what was sent. */
export async function readQueueState(sql: Sql, at: Date): Promise<QueueState> {
  const now = at.toISOString();
  const [row] = await sql<Row>`
    with open as (
      select coalesce(wanted_at, created_at) as wanted from outbox where state in ('waiting', 'claimed')
    ), given_up as (
      select channel = 'crm' or kind = 'contact' or kind like 'booking-host%' as ours from outbox where state = 'dead'
    )
    select
      (select count(*) from open where wanted <= ${now}::timestamptz) as waiting,
      (select count(*) from open where wanted > ${now}::timestamptz) as scheduled,
      (select min(wanted) from open where wanted <= ${now}::timestamptz) as oldest,
      (select count(*) from given_up where ours) as dead,
      (select count(*) from given_up where not ours) as undeliverable`;
  const oldest = row?.oldest ?? null;
  return {
    waiting: Number(row?.waiting),
    scheduled: Number(row?.scheduled),
    dead: Number(row?.dead),
    undeliverable: Number(row?.undeliverable),
    oldestWaitingSeconds: oldest === null ? null : Math.round((at.getTime() - new Date(oldest).getTime()) / 1000),
  };
}
