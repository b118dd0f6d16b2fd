import {type Busy, readBusy} from '../../../functions/scheduling/calendars/busy-times';

import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A week in June, in Toronto: UTC-4. */
const owner = {address: undefined, domain: 'scalewell.example'};
const week = {from: new Date('2027-06-07T04:00Z'), to: new Date('2027-06-12T04:00Z'), zone: 'America/Toronto', owner};

const readExport = (name: string) =>
  readFileSync(path.join(__dirname, 'exports', `${name}.ics`), 'utf8').replaceAll('\n', '\r\n');

/** Busy times in Toronto: `7 09:30-10:00`. */
function describeBusy(busy: readonly Busy[]): string[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: week.zone,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = (time: Date) => Object.fromEntries(format.formatToParts(time).map(({type, value}) => [type, value]));
  const lines = busy.map(({from, to}) => {
    const [start, end] = [parts(from), parts(to)];
    return `${start['day']} ${start['hour']}:${start['minute']}-${end['day'] === start['day'] ? '' : `${end['day']} `}${end['hour']}:${end['minute']}`;
  });
  return [...new Set(lines)].sort((a, b) => parseInt(a) - parseInt(b) || a.localeCompare(b));
}

const event = (...lines: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const read = (...lines: string[]) => describeBusy(readBusy(event(...lines), week));

test.each([
  // Wednesday's stand-up is excepted, Monday's was moved to Tuesday; free, canceled and birthday are left out.
  ['google', ['7 11:00-12:00', '8 14:00-14:30', '11 00:00-12 00:00']],
  // Zones by Windows names, one without a definition and one only this file defines; away is busy, tentative is not.
  [
    'outlook',
    ['7 09:00-09:30', '7 14:00-14:30', '8 11:00-11:30', '10 00:00-12 00:00', '10 09:00-09:30', '11 09:00-09:30'],
  ],
  // A third Monday is not in this week; a canceled exception removes its occurrence; a floating time is the host's.
  ['apple', ['7 16:00-17:30', '9 13:00-14:00']],
])('an export of %s is read as its program shows it', (name, expected) => {
  expect(describeBusy(readBusy(readExport(name), week))).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  ['a demo across midnight', ['DTSTART:20270608T030000Z', 'DTEND:20270608T050000Z'], ['7 23:00-8 01:00']],
  ['a day without an end', ['DTSTART;VALUE=DATE:20270608'], ['8 00:00-9 00:00']],
  ['an event without an end', ['DTSTART:20270608T150000Z'], []],
  ['an end before the start', ['DTSTART:20270608T150000Z', 'DTEND:20270608T140000Z'], []],
  ['weeks away', ['DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270801'], ['1 00:00-00:00']],
  [
    'extra dates',
    ['DTSTART:20270501T150000Z', 'DURATION:PT1H', 'RDATE:20270608T150000Z,20270609T150000Z'],
    ['8 11:00-12:00', '9 11:00-12:00'],
  ],
  [
    'working elsewhere',
    ['DTSTART:20270608T150000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'],
    [],
  ],
  ['a zone nobody knows', ['DTSTART;TZID=Nowhere/Else:20270608T090000', 'DURATION:PT1H'], ['8 09:00-10:00']],
  [
    'Thunderbird’s name of a zone',
    ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20270608T150000', 'DURATION:PT1H'],
    ['8 09:00-10:00'],
  ],
])('%s', (_what, lines, expected) => {
  expect(read(...lines)).toEqual(expected);
});

test('a later occurrence that was moved into the range is found, and one moved out of it is not', () => {
  const series = ['DTSTART:20270615T150000Z', 'DTEND:20270615T160000Z', 'RRULE:FREQ=WEEKLY'];
  const moved = ['RECURRENCE-ID:20270622T150000Z', 'DTSTART:20270608T180000Z', 'DTEND:20270608T190000Z'];
  expect(read(...series, 'END:VEVENT', 'BEGIN:VEVENT', 'UID:1', ...moved)).toEqual(['8 14:00-15:00']);
  const early = ['DTSTART:20270601T150000Z', 'DTEND:20270601T160000Z', 'RRULE:FREQ=WEEKLY'];
  const out = ['RECURRENCE-ID:20270608T150000Z', 'DTSTART:20270801T180000Z', 'DTEND:20270801T190000Z'];
  expect(read(...early, 'END:VEVENT', 'BEGIN:VEVENT', 'UID:1', ...out)).toEqual([]);
});

test('an hour keeps its clock time when summer time begins', () => {
  const march = {from: new Date('2027-03-12T00:00Z'), to: new Date('2027-03-16T00:00Z'), zone: 'UTC', owner};
  const lines = ['DTSTART;TZID=America/Toronto:20270101T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'];
  const starts = readBusy(event(...lines), march).map(({from}) => from.toISOString().slice(5, 16));
  expect(starts).toEqual(['03-12T14:00', '03-13T14:00', '03-14T13:00', '03-15T13:00']);
});

const many = (count: number, lines: (index: number) => string) =>
  `BEGIN:VCALENDAR\r\n${Array.from({length: count}, (_, index) => `BEGIN:VEVENT\r\nUID:${index}\r\n${lines(index)}\r\nEND:VEVENT\r\n`).join('')}END:VCALENDAR\r\n`;

test.each([
  ['not_a_calendar', '<!doctype html><p>BEGIN:VCALENDAR'],
  ['not_a_calendar', ''],
  ['unreadable', 'BEGIN:VCALENDAR\r\nnonsense'],
  ['unreadable', event('DTSTART:yesterday')],
  ['too_many_events', many(10_000, () => 'DTSTART:20100101T090000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY')],
])('%s: a calendar that can’t be read says why, within seconds (%#)', (code, text) => {
  const started = Date.now();
  expect(() => readBusy(text, week)).toThrow(code);
  expect(Date.now() - started).toBeLessThan(8000);
});

test('ten thousand past events, and as many occurrences of one, are no problem', () => {
  const past = many(10_000, () => 'DTSTART:20200101T090000Z\r\nDTEND:20200101T100000Z');
  const daily = event('DTSTART:19990101T090000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=10386');
  // The limit of two seconds is the clock's, which goes on while a busy machine does something else; the processor's does
  // not.
  const started = process.cpuUsage();
  expect(readBusy(past, week, 60_000)).toEqual([]);
  expect(describeBusy(readBusy(daily, week, 60_000))).toEqual(['7 05:00-05:30', '8 05:00-05:30']);
  const {user, system} = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(3000);
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=9',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYWEEKNO=60',
])('a rule that never happens, %s, ends', (rule) => {
  const started = Date.now();
  try {
    readBusy(event('DTSTART:20270601T150000Z', 'DURATION:PT1H', `RRULE:${rule}`), week, 200);
  } catch (error) {
    expect(['unreadable', 'too_many_events']).toContain((error as {code: string}).code);
  }
  expect(Date.now() - started).toBeLessThan(1900);
});

const invitation = (organizer: string, answer: string, more = '') =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//x//y//EN
BEGIN:VEVENT
UID:invited
DTSTAMP:20270601T000000Z
DTSTART:20270608T130000Z
DTEND:20270608T140000Z
ORGANIZER:mailto:${organizer}
ATTENDEE;PARTSTAT=ACCEPTED:mailto:${organizer}
ATTENDEE;PARTSTAT=${answer}:mailto:elise@scalewell.example
${more}END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

test.each([
  ['a stranger’s invitation that is not answered', 'stranger@evil.example', 'NEEDS-ACTION', 0],
  ['one that was declined', 'stranger@evil.example', 'DECLINED', 0],
  ['one that was accepted', 'customer@oakline.example', 'ACCEPTED', 1],
  ['one that may be', 'customer@oakline.example', 'TENTATIVE', 0],
  ['a colleague’s that is not answered', 'boss@scalewell.example', 'NEEDS-ACTION', 0],
])('%s', (_what, organizer, answer, times) => {
  expect(readBusy(invitation(organizer, answer), week)).toHaveLength(times);
});

test('a host’s own invitation is busy whoever has answered, and a setting counts every invitation', () => {
  const address = 'elise@scalewell.example';
  const read = (organizer: string, more: object) =>
    readBusy(invitation(organizer, 'NEEDS-ACTION'), {...week, owner: {...owner, ...more}}).length;
  expect(read(address, {address})).toBe(1);
  expect(read('boss@scalewell.example', {address})).toBe(0);
  expect(read('boss@scalewell.example', {countsAll: true})).toBe(1);
});

test('a stranger’s invitation for each minute costs no time, and an endless event hides no other', () => {
  const started = performance.now();
  expect(readBusy(invitation('stranger@evil.example', 'NEEDS-ACTION', 'RRULE:FREQ=SECONDLY\n'), week)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1000);
  const beside = invitation('customer@oakline.example', 'ACCEPTED').replace(
    'END:VCALENDAR',
    'BEGIN:VEVENT\r\nUID:bad\r\nDTSTART:19900607T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT\r\nEND:VCALENDAR',
  );
  expect(readBusy(beside, week, 1000).map(({uid}) => uid)).toEqual(['invited']);
});

test('an event that repeats each minute is one busy time', () => {
  const minutely = invitation(
    'boss@scalewell.example',
    'ACCEPTED',
    'RRULE:FREQ=MINUTELY;UNTIL=20270609T130000Z\n',
  ).replace('DTEND:20270608T140000Z', 'DURATION:PT1M');
  expect(readBusy(minutely, week)).toHaveLength(1);
});
