import {readBusy} from '../../../functions/scheduling/calendars/busy-times';

import fc from 'fast-check';
import {DateTime} from 'luxon';
import nodeIcal from 'node-ical';

const zones = ['America/Toronto', 'America/Vancouver', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Sydney', 'UTC'];
const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const [from, to] = [new Date('2027-01-01T00:00Z'), new Date('2028-01-01T00:00Z')];

const weekly = fc
  .tuple(fc.constantFrom(1, 2, 3), fc.uniqueArray(fc.constantFrom(...days), {minLength: 1, maxLength: 3}))
  .map(([interval, on]) => `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${on.join()}`);
const rules = fc.oneof(
  fc.constantFrom(1, 2, 5).map((interval) => `FREQ=DAILY;INTERVAL=${interval}`),
  weekly,
  fc.tuple(fc.constantFrom(1, 2, 3, -1), fc.constantFrom(...days)).map(([nth, on]) => `FREQ=MONTHLY;BYDAY=${nth}${on}`),
  fc.integer({min: 1, max: 28}).map((on) => `FREQ=MONTHLY;BYMONTHDAY=${on}`),
  fc.constant('FREQ=YEARLY'),
);
const ends = fc.oneof(
  fc.constant(''),
  fc.integer({min: 1, max: 300}).map((count) => `;COUNT=${count}`),
  fc.constantFrom(';UNTIL=20270630T120000Z', ';UNTIL=20271115T120000Z'),
);
/** Starts that every zone has: no clock is changed between 6 AM and 8 PM. */
const starts = fc.tuple(fc.integer({min: 0, max: 700}), fc.integer({min: 6, max: 19}), fc.constantFrom(0, 15, 30));

const format = (time: DateTime) => time.toFormat("yyyyMMdd'T'HHmmss");

/** Occurrences of a year that each library finds, as instants. */
function expand(lines: readonly string[]) {
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  const ours = readBusy(text, {from, to, zone: 'UTC', owner: {address: undefined, domain: 'scalewell.example'}}).map(
    (busy) => [busy.from.toISOString(), busy.to.toISOString()],
  );
  const event = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('node-ical found no event.');
  const theirs = nodeIcal
    .expandRecurringEvent(event, {from, to, expandOngoing: true})
    .filter((instance) => instance.end > from && instance.start < to)
    .map(({start, end}) => [new Date(start).toISOString(), new Date(end).toISOString()]);
  return {ours, theirs};
}

test('a year of any recurrence has the same occurrences in a second library', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      starts,
      rules,
      ends,
      fc.boolean(),
      (zone, [day, hour, minute], rule, end, skips) => {
        const start = DateTime.fromObject({year: 2026, month: 2, day: 1, hour, minute}, {zone}).plus({days: day});
        const lines = [`DTSTART;TZID=${zone}:${format(start)}`, 'DURATION:PT45M', `RRULE:${rule}${end}`];
        const plain = expand(lines);
        // What RFC 5545 leaves open: a start that the rule itself doesn't name.
        fc.pre(plain.ours[0]?.[0] !== start.toJSDate().toISOString() || plain.theirs[0]?.[0] === plain.ours[0][0]);
        expect(plain.ours).toEqual(plain.theirs);
        const [, second] = plain.ours;
        if (!skips || second === undefined) return;
        const skipped = DateTime.fromISO(second[0] ?? '', {zone});
        const {ours, theirs} = expand([...lines, `EXDATE;TZID=${zone}:${format(skipped)}`]);
        expect(ours).toEqual(theirs);
        expect(ours).toEqual(plain.ours.filter((each) => each !== second));
      },
    ),
    {numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100)},
  );
});
