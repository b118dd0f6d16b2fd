import type {Sql} from '../../database/sql';
import type {TargetPolicy} from '../../delivery/crm/post';
import type {Environment} from '../../setup/environment';
import {errorCode, type Log} from '../../setup/log';
import {addMinutes} from '../claim';
import type {Range} from '../free-times';
import {storeBusy, storeFailure, takeDue} from './calendar-rows';
import type {Feed} from './feeds';
import type {Owner} from './is-busy';

/** Maximum age of a calendar's times in seconds: to list times, and to book one. */
const maxAge = {view: 5 * 60, booking: 20};

/** Milliseconds that a visitor waits for a calendar. Without an answer, its last known times are used. */
const patience = {view: 3000, booking: 1500};

type Occasion = keyof typeof maxAge;

const day = 24 * 60;

export type CalendarOptions = {
  feeds: readonly Feed[];
  connect: () => Promise<Sql>;
  log: Log;
  environment: Pick<Environment, 'supportMailbox'>;
  /** Days that demos can be booked ahead. */
  horizonDays: number;
  targets?: TargetPolicy | undefined;
};

/** What a calendar must cover: all bookable times, and events that reach into them. */
export function coveredRange(now: Date, horizonDays: number): Range {
  return {from: addMinutes(now, -day), to: addMinutes(now, (horizonDays + 2) * day)};
}

/** Whose calendar it is. */
export const ownerOf = (
  {host: {email}, countsAll = false}: Pick<Feed, 'host' | 'countsAll'>,
  {supportMailbox}: Pick<Environment, 'supportMailbox'>,
): Owner => ({
  countsAll,
  address: email?.toLowerCase(),
  domain: supportMailbox.address.toLowerCase().replace(/^.*@/, ''),
});

/** Keeps the hosts' own calendars up to date in the database. Its methods do not throw. */
export function createHostCalendars({feeds, connect, log, environment, horizonDays, targets}: CalendarOptions) {
  /** Reads a calendar, and stores its times or why it failed. */
  async function update(sql: Sql, feed: Feed, now: Date, timeout: number): Promise<void> {
    const {key, url, host} = feed;
    try {
      // Parsers are loaded only for sites that use them.
      const [{fetchFeed}, {readBusy}] = await Promise.all([import('./fetch-feed'), import('./busy-times')]);
      const text = await fetchFeed(url, timeout, targets);
      await storeBusy(
        sql,
        key,
        readBusy(text, {...coveredRange(now, horizonDays), zone: host.zone, owner: ownerOf(feed, environment)}),
        now,
      );
    } catch (error) {
      const code = errorCode(error);
      log('warn', {event: 'host-calendar', outcome: 'failed', requestId: key, code});
      await storeFailure(sql, key, code, now);
    }
  }
  return {
    keys: feeds.map(({key}) => key),
    /** Reads the calendars that are due; only one request at a time reads each. */
    async refresh(occasion: Occasion, now: Date): Promise<void> {
      if (feeds.length === 0) return;
      try {
        const sql = await connect();
        const due = await takeDue(sql, feeds, now, maxAge[occasion]);
        await Promise.all(
          feeds.filter(({key}) => due.has(key)).map((feed) => update(sql, feed, now, patience[occasion])),
        );
      } catch (error) {
        // The last known times are still in the database, if it responds.
        log('error', {event: 'host-calendar', outcome: 'unavailable', requestId: '', code: errorCode(error)});
      }
    },
  };
}

export type HostCalendars = ReturnType<typeof createHostCalendars>;
