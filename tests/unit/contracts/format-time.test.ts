import {clock, formatSpan, formatTime, longDay, timeFormat} from '#src/contracts/format-time';

const [start, end] = ['2026-12-01T16:30:00Z', '2026-12-01T17:00:00Z'];

test('formats an instant and a span in a zone and on its clock, with plain spaces', () => {
  expect(formatTime(start, 'America/Chicago', longDay)).toBe('Tuesday, December 1');
  expect(formatTime(new Date(start), 'America/Chicago', clock)).toBe('10:30 AM');
  expect(formatTime(start, 'Europe/Berlin', clock, 'en-GB')).toBe('17:30');
  expect(formatSpan(start, end, 'America/Chicago')).toBe('10:30 – 11:00 AM');
  expect(formatSpan(start, end, 'Europe/Berlin', 'en-GB')).toBe('17:30–18:00');
});

test('a formatter is made once for the same zone, words and parts', () => {
  expect(timeFormat('UTC', {...clock})).toBe(timeFormat('UTC', clock));
  expect(timeFormat('UTC', clock)).not.toBe(timeFormat('UTC', longDay));
});
