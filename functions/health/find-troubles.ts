import {failureWindow, type QueueState} from '../delivery/outbox/queue-state';
import type {Environment} from '../setup/environment';

export type Trouble =
  | 'database-down'
  | 'no-channel'
  | 'weak-key'
  | 'mail-paused'
  | 'waiting-too-long'
  | 'dead-deliveries'
  | 'mail-refused'
  | 'visitor-mail-failing'
  | 'retention-stopped'
  | 'fully-booked';

/** Seconds in the queue that indicate a problem: by then a delivery to the company was attempted three times. */
const longestWait = 45 * 60;

/** The daily job may miss one day. */
const longestWithoutRetention = 50 * 60 * 60;

/** Troubles visible from the settings alone. */
export function findSettingTroubles(
  channels: readonly string[],
  {secretFault, mailPaused}: Pick<Environment, 'secretFault' | 'mailPaused'>,
): Trouble[] {
  return [
    ...(channels.length === 0 ? (['no-channel'] as const) : []),
    ...(secretFault === undefined ? [] : (['weak-key'] as const)),
    ...(mailPaused ? (['mail-paused'] as const) : []),
  ];
}

/**
 * Troubles visible in the database. Anyone can make a single delivery fail, so refusals by the company's mailbox are
 * reported only once our own check mail is refused, and failures of visitors' mails only above half of the latest ones.
 */
export function findQueueTroubles(queue: QueueState): Trouble[] {
  const isMajority = (failed: number) => failed > failureWindow / 2;
  const checks: readonly [wrong: boolean, trouble: Trouble][] = [
    [(queue.oldestWaitingSeconds ?? 0) > longestWait, 'waiting-too-long'],
    [queue.dead > 0, 'dead-deliveries'],
    [queue.isMailRefused, 'mail-refused'],
    [isMajority(queue.recentVisitorFailures), 'visitor-mail-failing'],
    [queue.retentionSeconds !== null && queue.retentionSeconds > longestWithoutRetention, 'retention-stopped'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, trouble]) => trouble);
}
