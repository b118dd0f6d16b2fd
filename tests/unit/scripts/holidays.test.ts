import {holidays} from '../../../functions/scheduling/holidays';
import {describePlace} from '../../../scripts/lib/holidays';
import {readText} from '../../support/source-tree';

// `npm run holidays` writes the list again.
test('the list of holidays is that of the place in hosts.ts, and lasts two more years', () => {
  expect(readText('functions/scheduling/holidays.ts')).toContain(`by year: ${describePlace()}.`);
  const years = Object.keys(holidays).map(Number);
  expect(Math.max(...years)).toBeGreaterThanOrEqual(new Date().getUTCFullYear() + 2);
  for (const days of Object.values(holidays)) {
    expect(days.length).toBeGreaterThan(4);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.filter((day) => !/^(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/.test(day))).toEqual([]);
  }
});
