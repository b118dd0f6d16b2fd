import type {CalendarUse} from '../booking/calendar-use';
import type {QueueState} from '../delivery/outbox/queue-state';
import type {HeldState} from '../leads/held-messages';
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
  | 'outbox-stopped'
  | 'held-unreported'
  | 'fully-booked'
  | 'calendar-filling'
  | 'many-bookings';

/** Seconds in the queue that indicate a problem: by then a delivery to the company was attempted three times. */
const longestWait = 45 * 60;

/** The ten-minute job may miss three runs. It may be asleep while nothing is due. */
const longestWithoutOutbox = 40 * 60;

/** Domains of visitors' addresses that fail: fewer may be one person's. */
const manyDomains = 6;

/** A held message is listed in the next daily mail; a mail may be late. */
const longestUnreported = 50 * 60 * 60;

/** Share of the offered times that are taken, and bookings in an hour, which look like an attack. */
const mostTaken = 0.6;
const mostBookings = 20;

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
 * reported only once our own check mail is refused, and failures of visitors' mails only if most of their domains are concerned, and several.
 */
export function findQueueTroubles(queue: QueueState): Trouble[] {
  const isOutboxLate = (queue.oldestDueSeconds ?? 0) > longestWithoutOutbox;
  const isOutboxSilent = queue.outboxSeconds === null || queue.outboxSeconds > longestWithoutOutbox;
  const checks: readonly [wrong: boolean, trouble: Trouble][] = [
    [(queue.oldestWaitingSeconds ?? 0) > longestWait, 'waiting-too-long'],
    [queue.dead > 0, 'dead-deliveries'],
    [queue.isMailRefused, 'mail-refused'],
    [queue.failingDomains >= manyDomains && queue.failingDomains > queue.workingDomains, 'visitor-mail-failing'],
    [queue.retentionSeconds !== null && queue.retentionSeconds > longestWithoutRetention, 'retention-stopped'],
    [isOutboxLate && isOutboxSilent, 'outbox-stopped'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, trouble]) => trouble);
}

/** Troubles with held messages and the calendar. */
export function findLeadTroubles({held, calendar}: {held: HeldState; calendar: CalendarUse}): Trouble[] {
  const checks: readonly [wrong: boolean, trouble: Trouble][] = [
    [(held.oldestUnreportedSeconds ?? 0) > longestUnreported, 'held-unreported'],
    [calendar.fullyBooked, 'fully-booked'],
    [calendar.taken > mostTaken, 'calendar-filling'],
    [calendar.bookingsThisHour > mostBookings, 'many-bookings'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, trouble]) => trouble);
}
