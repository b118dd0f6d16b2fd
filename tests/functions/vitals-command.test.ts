import {bucketOf} from '../../functions/lib/vitals/buckets';
import {commandOn, type CommandResult} from '../support/command';
import {useDatabase} from '../support/database/use-database';

import type {VitalMetric} from '#src/contracts/vitals';

const {postgres, query} = useDatabase();

const run = commandOn(postgres, 'vitals');

/** Adds visits, by default of today to the home page on a phone. */
async function add(metric: VitalMetric, value: number, visits: number, given = {}): Promise<void> {
  const {daysAgo, template, device} = {daysAgo: 0, template: 'home', device: 'phone', ...given};
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const row = [day, template, device, metric, bucketOf(metric, value), visits];
  await query('insert into vitals_histograms values ($1, $2, $3, $4, $5, $6)', row);
}

/** Cells of the row for a template and a metric. */
function lineOf({out}: CommandResult, template: string, metric: VitalMetric): string[] | undefined {
  const cells = out.split('\n').map((line) => line.split('│').map((cell) => cell.trim()));
  return cells.find(([, first, second]) => first === template && second === metric)?.slice(3, -1);
}

test('prints p75, its rating, shares and visits for all pages and for each template', async () => {
  await add('LCP', 1200, 70);
  await add('LCP', 2500, 10, {device: 'desktop'});
  await add('LCP', 3000, 15, {daysAgo: 27});
  await add('LCP', 4001, 5);
  await add('LCP', 9000, 1900, {template: 'docs'});
  await add('CLS', 0.3, 1);
  const found = await run();
  expect(found.status).toBe(0);
  const [p75 = '', ...rest] = lineOf(found, 'home', 'LCP') ?? [];
  const ms = Number(/^([\d,]+) ms$/.exec(p75)?.[1]?.replace(',', ''));
  expect([ms > 2500 / 1.1, ms <= 2500]).toEqual([true, true]);
  expect(rest).toEqual(['good', '80%', '15%', '5%', '100']);
  expect(lineOf(found, 'docs', 'LCP')?.slice(1)).toEqual(['poor', '0%', '0%', '100%', '1,900']);
  expect(lineOf(found, 'all pages', 'LCP')?.at(-1)).toBe('2,000');
  expect(lineOf(found, 'home', 'CLS')?.[0]).toMatch(/^0\.\d{3}$/);
  expect(lineOf(found, 'home', 'INP')).toBeUndefined();
  expect(lineOf(found, 'faq', 'LCP')).toBeUndefined();
  expect(found.out).toContain('the last 28 days');
});

test('filters by days and device', async () => {
  await add('INP', 100, 3);
  await add('INP', 100, 5, {daysAgo: 6, device: 'desktop'});
  await add('INP', 100, 9, {daysAgo: 7});
  await add('INP', 100, 20, {daysAgo: 28});
  for (const [options, visits] of [
    ['', '17'],
    ['--days=1', '3'],
    ['--days=7', '8'],
    ['--days=400', '37'],
    ['--device=desktop', '5'],
  ] as const) {
    const found = await run(...options.split(' ').filter(Boolean));
    expect([options, lineOf(found, 'home', 'INP')?.at(-1)]).toEqual([options, visits]);
  }
});

test('says when nothing was measured', async () => {
  expect((await run('--days', '3')).out).toBe('No measured visits: the last 3 days.\n');
});

test.each([
  [['--days', '0'], '--days is "0". Use a whole number from 1 to 400.'],
  [['--days', 'week'], '--days is "week"'],
  [['--device', 'tablet'], '--device is "tablet". Use one of: phone, desktop.'],
  [['--weeks', '2'], 'npm run vitals -- --days 7'],
])('%j explains the correct usage', async (parts, message) => {
  const {status, error} = await run(...parts);
  expect(status).toBe(1);
  expect(error).toContain(message);
});
