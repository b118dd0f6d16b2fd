import type {CalendarUse} from '../booking/calendar-use';
import type {QueueState} from '../delivery/outbox/queue-state';
import type {HeldState} from '../leads/held-messages';
import type {Environment} from '../setup/environment';

/** What a deep check reads. */
export type Stored = {
  queue: QueueState;
  held: HeldState;
  calendar: CalendarUse;
  failingCalendarSeconds: number | null;
};

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
  | 'host-calendar-setting'
  | 'host-calendar-failing'
  | 'fully-booked'
  | 'calendar-filling'
  | 'many-messages';

/** Seconds in the queue that indicate a problem: by then a delivery to the company was attempted three times. */
const longestWait = 45 * 60;

/** The ten-minute job may miss three runs. It may be asleep while nothing is due. */
const longestWithoutOutbox = 40 * 60;

/** Domains of visitors' addresses that fail: fewer may be one person's. */
const manyDomains = 6;

/** A held message is listed in the next daily mail; a mail may be late. */
const longestUnreported = 50 * 60 * 60;

/** A host's calendar is read when someone looks for a time. Until then, its last known times are used. */
const longestCalendarFailure = 6 * 60 * 60;

/** Share of the offered times that are taken, and messages of a day that came in a summary, which look like an attack. */
const mostTaken = 0.6;
const mostSummarized = 20;

/** The daily job may miss one day. */
const longestWithoutRetention = 50 * 60 * 60;

type Checks = Partial<Record<Trouble, boolean>>;

const failing = (checks: Checks): Trouble[] =>
  (Object.keys(checks) as Trouble[]).filter((trouble) => checks[trouble] === true);

/** Troubles visible from the settings alone. */
export const findSettingTroubles = (
  channels: readonly string[],
  {secretFault, mailPaused}: Pick<Environment, 'secretFault' | 'mailPaused'>,
  calendarFaults = 0,
): Trouble[] =>
  failing({
    'no-channel': channels.every((channel) => channel === 'notify'),
    'weak-key': secretFault !== undefined,
    'mail-paused': mailPaused,
    'host-calendar-setting': calendarFaults > 0,
  });

/**
 * Troubles visible in the database. Anyone can make a single delivery fail, so refusals by the company's mailbox are
 * reported only once our own check mail is refused, and failures of visitors' mails only if most of their domains are
 * concerned, and several.
 */
export function findStoredTroubles({queue, held, calendar, failingCalendarSeconds}: Stored): Trouble[] {
  const {failingDomains, outboxSeconds} = queue;
  const isOutboxSilent = outboxSeconds === null || outboxSeconds > longestWithoutOutbox;
  return failing({
    'waiting-too-long': (queue.oldestWaitingSeconds ?? 0) > longestWait,
    'dead-deliveries': queue.dead > 0,
    'mail-refused': queue.isMailRefused,
    'visitor-mail-failing': failingDomains >= manyDomains && failingDomains > queue.workingDomains,
    'retention-stopped': (queue.retentionSeconds ?? 0) > longestWithoutRetention,
    'outbox-stopped': (queue.oldestDueSeconds ?? 0) > longestWithoutOutbox && isOutboxSilent,
    'held-unreported': (held.oldestUnreportedSeconds ?? 0) > longestUnreported,
    'host-calendar-failing': (failingCalendarSeconds ?? 0) > longestCalendarFailure,
    'fully-booked': calendar.fullyBooked,
    'calendar-filling': calendar.taken > mostTaken,
    'many-messages': held.summarizedToday > mostSummarized,
  });
}
