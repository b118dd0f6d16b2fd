import {errorCode} from '../../setup/log';
import {FeedError} from './feed-error';
import {isBusy, type Owner} from './is-busy';
import {findZone} from './zone-names';
import {toDate, useKnownZones} from './zones';

import {runInNewContext} from 'node:vm';

import ICAL from 'ical.js';

/** A busy time and the UID of its event. */
export type Busy = {from: Date; to: Date; uid: string};

export type BusyRange = {from: Date; to: Date; /** Zone of events that have none. */ zone: string; owner: Owner};

/** Time limits for reading a calendar, and for one of its repeating events, in milliseconds. */
const maxTime = 2000;
const maxEventTime = 150;

const day = 24 * 60 * 60 * 1000;

/** Leaves out past events that don't repeat, which are most of an old calendar. */
function dropPast(text: string, from: Date): string {
  const past = new Date(from.getTime() - 2 * day).toISOString().slice(0, 10).replaceAll('-', '');
  return text.replace(/BEGIN:VEVENT\r?\n[^]*?\nEND:VEVENT\r?\n/g, (event) => {
    const end = /^DTEND[^:\r\n]*:(\d{8})/m.exec(event)?.[1];
    return end !== undefined && end < past && !/^(?:RRULE|RDATE|RECURRENCE-ID)/m.test(event) ? '' : event;
  });
}

function parse(text: string): ICAL.Component[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new FeedError('not_a_calendar');
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF?\s*/, '')) as unknown[];
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
    return calendars.map((calendar) => new ICAL.Component(calendar));
  } catch {
    throw new FeedError('unreadable');
  }
}

/** Lists an event's occurrences that may fall in a range, with changes to single ones. */
function* listOccurrences(event: ICAL.Event, {from, to}: BusyRange) {
  if (!event.isRecurring()) {
    yield {startDate: event.startDate, endDate: event.endDate, item: event};
    return;
  }
  const times = event.iterator();
  // Clock times are within a day of the instant; comparing them is much faster than converting each.
  const earliest = from.getTime() - event.duration.toSeconds() * 1000 - day;
  for (let next = times.next() as ICAL.Time | undefined; next; next = times.next()) {
    const clock = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute);
    if (clock > to.getTime() + day) return;
    if (clock >= earliest) yield event.getOccurrenceDetails(next);
  }
}

/** Joins times that touch: an event that repeats each minute is one. */
function join(times: readonly Busy[]): Busy[] {
  const joined: Busy[] = [];
  for (const time of times.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = joined.at(-1);
    if (last === undefined || time.from > last.to) joined.push({...time});
    else if (time.to > last.to) last.to = time.to;
  }
  return joined;
}

type Limit = (isRepeating: boolean, read: () => Busy[]) => Busy[];

function readCalendar(calendar: ICAL.Component, range: BusyRange, limit: Limit): Busy[] {
  const zone = findZone(String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '')) ?? range.zone;
  const events = Map.groupBy(calendar.getAllSubcomponents('vevent'), (event) =>
    String(event.getFirstPropertyValue('uid')),
  );
  const readEvent = (uid: string, parts: readonly ICAL.Component[]): Busy[] => {
    const busy: Busy[] = [];
    const changed = parts.filter((part) => part.hasProperty('recurrence-id'));
    const masters = parts.filter((part) => !changed.includes(part));
    const all = [
      ...masters.map((part) => new ICAL.Event(part, {exceptions: changed})),
      // Changed occurrences also on their own: a later one may have been moved into the range.
      ...changed.map((part) => new ICAL.Event(part, {exceptions: []})),
    ];
    for (const event of all) {
      if (changed.length === 0 && !isBusy(event.component, range.owner)) continue;
      for (const {startDate, endDate, item} of listOccurrences(event, range)) {
        const [from, to] = [toDate(startDate, zone), toDate(endDate, zone)];
        if (from < to && from < range.to && to > range.from && isBusy(item.component, range.owner))
          busy.push({from, to, uid});
      }
    }
    return join(busy);
  };
  const repeats = (parts: readonly ICAL.Component[]) =>
    parts.some((part) => part.hasProperty('rrule') || part.hasProperty('rdate'));
  return [...events].flatMap(([uid, parts]) => limit(repeats(parts), () => readEvent(uid, parts)));
}

function readAll(text: string, range: BusyRange, limit: Limit): Busy[] {
  const zones = new Set(Array.from(text.matchAll(/TZID[=:]"?([^":;\r\n]+)/g), ([, name = '']) => name));
  return parse(dropPast(text, range.from)).flatMap((calendar) => {
    useKnownZones(calendar, zones);
    return readCalendar(calendar, range, limit);
  });
}

const isTimeout = (error: unknown): boolean => errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs within a time limit. It ends a loop in the library, too: it would search forever for the next February 30. */
const within = (timeout: number, read: () => Busy[]) => runInNewContext('read()', {read}, {timeout}) as Busy[];

/** Runs one repeating event; one that takes too long is left out. */
const skipEndless: Limit = (isRepeating, read) => {
  if (!isRepeating) return read();
  try {
    return within(maxEventTime, read);
  } catch (error) {
    if (isTimeout(error)) return [];
    throw error;
  }
};

/** Reads when a calendar (RFC 5545) is busy. Throws a `FeedError`. */
export function readBusy(text: string, range: BusyRange, timeout = maxTime): Busy[] {
  try {
    try {
      return within(timeout, () => readAll(text, range, (_isRepeating, read) => read()));
    } catch (error) {
      if (!isTimeout(error)) throw error;
      return within(timeout, () => readAll(text, range, skipEndless));
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(isTimeout(error) ? 'too_many_events' : 'unreadable');
  }
}
