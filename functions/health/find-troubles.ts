import {shareOf, type QueueState} from '../lib/outbox/queue-state';

export type Trouble =
  | 'database-down'
  | 'no-channel'
  | 'weak-key'
  | 'waiting-too-long'
  | 'dead-deliveries'
  | 'deliveries-refused'
  | 'visitor-mail-failing'
  | 'retention-stopped'
  | 'fully-booked';

/** After so many seconds in the queue something is wrong: by then a delivery to the company was tried three times. */
const longestWait = 45 * 60;

/** The daily job may miss one day. */
const longestWithoutRetention = 50 * 60 * 60;

/** What the settings alone say. */
export function findSettingTroubles(channels: readonly string[], secretFault: string | undefined): Trouble[] {
  return [
    ...(channels.length === 0 ? (['no-channel'] as const) : []),
    ...(secretFault === undefined ? [] : (['weak-key'] as const)),
  ];
}

/** What the database says. One delivery that a stranger caused to fail is no trouble, more than half of the last are. */
export function findQueueTroubles(queue: QueueState): Trouble[] {
  const isMost = (failed: number) => failed > shareOf / 2;
  const checks: readonly [wrong: boolean, trouble: Trouble][] = [
    [(queue.oldestWaitingSeconds ?? 0) > longestWait, 'waiting-too-long'],
    [queue.dead > 0, 'dead-deliveries'],
    [isMost(queue.failedOfLastOurs), 'deliveries-refused'],
    [isMost(queue.failedOfLastTheirs), 'visitor-mail-failing'],
    [queue.retentionSeconds !== null && queue.retentionSeconds > longestWithoutRetention, 'retention-stopped'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, trouble]) => trouble);
}
