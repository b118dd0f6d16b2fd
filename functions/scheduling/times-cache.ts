import {type Availability, bookableTimes} from '#src/contracts/booking';
import {withTimeout} from '../database/sql';
import type {Environment} from '../setup/environment';
import {errorCode, type Log} from '../setup/log';

/** Tag of cached responses that list open times. */
export const timesTag = 'times';

/**
 * Headers for responses that list open times: Netlify's edge answers for an hour, so that visits, crawlers and monitors
 * don't keep the database awake, and drops what it has after each change. With the hosts' own calendars, which change
 * without us, it is five minutes. Browsers always ask the edge. A visitor who picks a time taken meanwhile gets the
 * current list with the 409.
 */
export const timesCache = ({hostCalendars}: Pick<Environment, 'hostCalendars'>): Record<string, string> => ({
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${hostCalendars === undefined ? 3600 : 300}`,
  'Netlify-Cache-Tag': timesTag,
});

/** Milliseconds to wait for the edge. */
const purgeTimeout = 4000;

/**
 * Creates the function that makes the edge forget them. If it refuses or doesn't answer, they are up to an hour old, which is
 * logged.
 */
export const createPurge =
  ({local}: Pick<Environment, 'local'>, log: Log, purge: (tags: string[]) => Promise<void>) =>
  async (requestId: string): Promise<void> => {
    if (local) return;
    await withTimeout(purge([timesTag]), purgeTimeout).catch((error: unknown) => {
      log('warn', {event: 'purge', outcome: 'failed', requestId, code: errorCode(error)});
    });
  };

/**
 * Open times that a process has listed, for the page without scripts, which the edge can't keep: it has a key. And until when
 * networks are over their limit, by subject: for them, a time that isn't listed is taken without asking the database.
 */
export type TimesMemory = {
  listed?: {at: Date; availability: Availability};
  limited?: Map<string, Date>;
};

const memoryMs = 60 * 60_000;

/** Lists open times at most once an hour, unless they were changed here. */
export async function rememberTimes(
  memory: TimesMemory,
  now: Date,
  list: () => Promise<Availability | undefined>,
): Promise<Availability | undefined> {
  const age = memory.listed === undefined ? Infinity : now.getTime() - memory.listed.at.getTime();
  if (memory.listed === undefined || age < 0 || age > memoryMs) {
    const availability = await list();
    if (availability === undefined) return undefined;
    memory.listed = {at: now, availability};
  }
  const {availability} = memory.listed;
  return {...availability, times: bookableTimes(availability, now.getTime())};
}

/** Seconds until a network that asked for too many taken times may ask for this one; 0 if the database has to say. */
export async function secondsLimited(
  memory: TimesMemory,
  {subject, start, now}: {subject: string | undefined; start: Date; now: Date},
  list: () => Promise<Availability | undefined>,
): Promise<number> {
  const until = memory.limited?.get(subject ?? '');
  const seconds = until === undefined ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return 0;
  const listed = await rememberTimes(memory, now, list);
  const isOpen = listed?.times.some((time) => Date.parse(time) === start.getTime()) ?? true;
  return isOpen ? 0 : seconds;
}
