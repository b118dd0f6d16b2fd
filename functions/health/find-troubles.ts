import type {CalendarUse} from '../scheduling/calendar-use';
import type {QueueState} from '../delivery/outbox/queue-state';
import type {HeldState} from '../leads/held-messages';
import type {Environment} from '../setup/environment';

/** What a deep check reads. */
export type Stored = {
  queue: QueueState;
  held: HeldState;
  /** Undefined if demos are booked in another calendar. */
  calendar: CalendarUse | undefined;
  failingCalendarSeconds: number | null;
  /** The database has the keys, checks, columns and functions that the migrations made. */
  hasSchema: boolean;
};

export type Trouble =
  | 'database-down'
  | 'schema-differs'
  | 'no-channel'
  | 'weak-key'
  | 'mail-paused'
  | 'nothing-accepted'
  | 'visitor-mail-failing'
  | 'retention-stopped'
  | 'outbox-stopped'
  | 'held-unreported'
  | 'many-messages'
  | 'host-calendar-setting'
  | 'host-calendar-failing'
  | 'no-times';

/** Seconds: the ten-minute job may miss three runs. It may be asleep while nothing is due. */
const longestWithoutOutbox = 40 * 60;

/** The same for the server that takes our mail, and the CRM. */
const longestStuck = 40 * 60;

/** A held message is listed in the next daily mail; a mail may be late. */
const longestUnreported = 50 * 60 * 60;

/** A host's calendar is read when someone looks for a time. Until then, its last known times are used. */
const longestCalendarFailure = 6 * 60 * 60;

/** Messages of a day that came in a summary: more look like an attack. */
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
 * Troubles visible in the database. Anyone can make a single delivery fail, so failing deliveries are reported only if
 * nothing else is accepted.
 */
export function findStoredTroubles({queue, held, calendar, failingCalendarSeconds, hasSchema}: Stored): Trouble[] {
  const {outboxSeconds} = queue;
  const isOutboxSilent = outboxSeconds === null || outboxSeconds > longestWithoutOutbox;
  return failing({
    'schema-differs': !hasSchema,
    'nothing-accepted': (queue.stuckSeconds ?? 0) > longestStuck,
    'visitor-mail-failing': queue.failingProviders > 0,
    'retention-stopped': (queue.retentionSeconds ?? 0) > longestWithoutRetention,
    'outbox-stopped': (queue.oldestDueSeconds ?? 0) > longestWithoutOutbox && isOutboxSilent,
    'held-unreported': (held.oldestUnreportedSeconds ?? 0) > longestUnreported,
    'many-messages': held.summarizedToday > mostSummarized,
    'host-calendar-failing': (failingCalendarSeconds ?? 0) > longestCalendarFailure,
    'no-times': calendar?.isEmpty === true,
  });
}
