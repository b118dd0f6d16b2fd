import {errorCode} from '../../setup/log';
import {FeedError} from './feed-error';
import {isBusy, type Owner} from './is-busy';

import {runInNewContext} from 'node:vm';
import ICAL from 'ical.js';
import {DateTime, IANAZone} from 'luxon';

/** Names that Outlook gives zones, for feeds that leave out their definition. */
const windowsZones: Readonly<Record<string, string>> = {
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Alaskan Standard Time': 'America/Anchorage',
  'Pacific Standard Time': 'America/Los_Angeles',
  'US Mountain Standard Time': 'America/Phoenix',
  'Mountain Standard Time': 'America/Denver',
  'Canada Central Standard Time': 'America/Regina',
  'Central Standard Time': 'America/Chicago',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indianapolis',
  'SA Pacific Standard Time': 'America/Bogota',
  'Atlantic Standard Time': 'America/Halifax',
  'Newfoundland Standard Time': 'America/St_Johns',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Argentina Standard Time': 'America/Buenos_Aires',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'GTB Standard Time': 'Europe/Bucharest',
  'FLE Standard Time': 'Europe/Kiev',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Arabian Standard Time': 'Asia/Dubai',
  'India Standard Time': 'Asia/Calcutta',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'South Africa Standard Time': 'Africa/Johannesburg',
};

/** The IANA zone for the name that a calendar uses. */
function findZone(name: string): string | undefined {
  if (IANAZone.isValidZone(name)) return name;
  // Thunderbird: `/mozilla.org/20050126_1/Europe/Berlin`.
  const tail = /[A-Za-z_]+\/[A-Za-z_]+$/.exec(name)?.[0] ?? '';
  return windowsZones[name] ?? (IANAZone.isValidZone(tail) ? tail : undefined);
}

const week = 7 * 24 * 60 * 60 * 1000;

/** A zone with the rules of this machine; those in a calendar may be outdated or missing. */
class KnownZone extends ICAL.Timezone {
  /** Offset of each week in seconds, and whether it lasts all week. Looking up every time would take too long. */
  private readonly weeks = new Map<number, {offset: number; isSame: boolean}>();

  private readonly zone: string;

  constructor(tzid: string, zone: string) {
    super({tzid});
    this.zone = zone;
  }

  private offsetAt(clock: number): number {
    return DateTime.fromMillis(clock, {zone: 'UTC'}).setZone(this.zone, {keepLocalTime: true}).offset * 60;
  }

  override utcOffset({year, month, day, hour, minute, second}: ICAL.Time): number {
    const clock = Date.UTC(year, month - 1, day, hour, minute, second);
    const number = Math.floor(clock / week);
    let cached = this.weeks.get(number);
    if (cached === undefined) {
      const offset = this.offsetAt(number * week);
      cached = {offset, isSame: offset === this.offsetAt((number + 1) * week)};
      this.weeks.set(number, cached);
    }
    return cached.isSame ? cached.offset : this.offsetAt(clock);
  }
}

/** Makes a calendar use this machine's rules for each zone it knows by name. */
function useKnownZones(calendar: ICAL.Component, names: Iterable<string>): void {
  for (const name of names) {
    const zone = findZone(name);
    if (zone !== undefined && !ICAL.TimezoneService.has(name))
      ICAL.TimezoneService.register(new KnownZone(name, zone), name);
  }
  for (const definition of calendar.getAllSubcomponents('vtimezone')) {
    if (findZone(String(definition.getFirstPropertyValue('tzid'))) !== undefined)
      calendar.removeSubcomponent(definition);
  }
}

/** Converts a time to an instant. One without a zone is in the calendar's zone. */
function toDate(time: ICAL.Time, zone: string): Date {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  const {year, month, day, hour, minute, second} = time;
  const clock = time.isDate ? {year, month, day} : {year, month, day, hour, minute, second};
  return DateTime.fromObject(clock, {zone}).toJSDate();
}

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
