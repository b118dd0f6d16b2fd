import {groupByDay, isTimeZone, labelTimes, localDay} from '#src/contracts/local-time';

import {DateTime} from 'luxon';

/** Time zones with different clocks; many zones share the same. */
function listClocks(): string[] {
  const weeks = Array.from({length: 262}, (_, week) => Date.UTC(2026, 0, 1 + week * 7));
  const clocks = Intl.supportedValuesOf('timeZone').map((zone): [string, string] => {
    const {zone: rules} = DateTime.fromMillis(0, {zone});
    return [weeks.map((week) => rules.offset(week)).join(), zone];
  });
  return [...new Map(clocks).values()];
}

const zones = listClocks();

/** Half hours around every clock change in North America, Europe or Australia from 2026 to 2030. */
function timesAroundChanges(): string[] {
  const times = new Set<string>();
  for (const zone of ['America/Toronto', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago']) {
    let day = DateTime.fromISO('2026-01-01', {zone});
    while (day.year < 2031) {
      const next = day.plus({days: 1});
      if (next.offset !== day.offset) {
        const utc = day.toUTC();
        for (let half = -12; half < 36; half += 1) times.add(utc.plus({minutes: half * 30}).toISO() ?? '');
      }
      day = next;
    }
  }
  return [...times].sort();
}

describe("days in a visitor's zone", () => {
  const times = timesAroundChanges();

  it(`contain every time once, and label it differently, in each of ${String(zones.length)} sets of clocks`, () => {
    expect(times.length).toBeGreaterThan(1500);
    for (const zone of zones) {
      const days = [...groupByDay(times, zone).values()];
      expect(days.flat()).toEqual(times);
      // Even when an hour repeats.
      const same = days.filter((day) => new Set(labelTimes(day, zone, 'en-US')).size !== day.length);
      expect({zone, same}).toEqual({zone, same: []});
    }
  });

  it('match the dates in luxon', () => {
    const some = times.filter((_time, index) => index % 37 === 0);
    for (const zone of zones) {
      const wrong = some.filter(
        (time) => localDay(new Date(time), zone) !== DateTime.fromISO(time, {zone}).toISODate(),
      );
      expect({zone, wrong}).toEqual({zone, wrong: []});
    }
  });
});

describe('time labels', () => {
  const pair = ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z'];

  it('have the zone abbreviation only when an hour repeats', () => {
    const spaces = (labels: string[]) => labels.map((label) => label.replace(/\s/g, ' '));
    expect(spaces(labelTimes(pair, 'America/Toronto', 'en-US'))).toEqual(['1:30 AM EDT', '1:30 AM EST']);
    expect(spaces(labelTimes(pair, 'UTC', 'en-US'))).toEqual(['5:30 AM', '6:30 AM']);
    expect(labelTimes(['2027-11-07T17:30:00.000Z'], 'UTC', 'de-DE')).toEqual(['17:30']);
  });
});

test.each([
  ...['America/Toronto', 'UTC', 'Asia/Kolkata', 'europe/paris'].map((zone) => [zone, true]),
  ...[
    '',
    'Mars/Olympus',
    'Etc/Unknown',
    'GMT+0530x',
    '+02:00',
    'America/Toronto\n',
    'x'.repeat(70),
    5,
    null,
    ['UTC'],
  ].map((zone) => [zone, false]),
])('%j is a time zone: %p', (zone, valid) => {
  expect(isTimeZone(zone)).toBe(valid);
});
