import {companyZone} from '#src/contracts/company-zone';
import {isScheduled, publishZone} from '#src/lib/publish-date';

// tests/content/writing/drafts.test.ts builds the list of routes with a scheduled article.

test('articles appear on the office’s day', () => {
  expect(publishZone).toBe(companyZone);
});

test.each([
  ['2027-03-01', '2027-02-28T12:00:00Z', true],
  // Midnight in Toronto is 5 AM in UTC.
  ['2027-03-01', '2027-03-01T04:59:00Z', true],
  ['2027-03-01', '2027-03-01T05:00:00Z', false],
  ['2027-03-01', '2028-01-01T00:00:00Z', false],
  ['2026-22-11', '2026-01-01T00:00:00Z', false],
])('an article of %s at %s is scheduled: %p', (day, now, expected) => {
  expect(isScheduled(day, new Date(now))).toBe(expected);
});
