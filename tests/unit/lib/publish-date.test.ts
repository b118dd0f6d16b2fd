import {isScheduled} from '#src/lib/publish-date';
import {selectPublished} from '#src/site/blog';

import {createPost} from '../../support/blog-posts';

test.each([
  ['2027-03-01', '2027-02-28T12:00:00Z', true],
  // Midnight in New York is 5 AM in UTC.
  ['2027-03-01', '2027-03-01T04:59:00Z', true],
  ['2027-03-01', '2027-03-01T05:00:00Z', false],
  ['2027-03-01', '2028-01-01T00:00:00Z', false],
  ['2026-22-11', '2026-01-01T00:00:00Z', false],
])('an article of %s at %s is scheduled: %p', (day, now, expected) => {
  expect(isScheduled(day, new Date(now))).toBe(expected);
});

test('only articles whose date has come are published', () => {
  const posts = ['2025-01-01', '2027-03-01'].map((date) => createPost({slug: date, date}));
  const slugs = (now: string) => selectPublished(posts, new Date(now)).map(({metadata}) => metadata.title);
  expect(slugs('2026-01-01')).toEqual(['2025-01-01']);
  expect(slugs('2027-03-02')).toEqual(['2025-01-01', '2027-03-01']);
});
