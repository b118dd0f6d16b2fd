import {bucketOf} from '../../functions/lib/vitals/buckets';
import {runCommand, type CommandResult} from '../support/command';
import {useDatabase} from '../support/database/use-database';

import type {VitalMetric} from '#src/contracts/vitals';

const {postgres} = useDatabase();
beforeEach(() => postgres.pool.query('truncate vitals_histograms'));

const run = (...parts: string[]) => runCommand('vitals', parts, {...process.env, NETLIFY_DB_URL: postgres.url});

type Visits = {
  daysAgo?: number;
  template?: string;
  device?: string;
  metric: VitalMetric;
  value: number;
  visits: number;
};

/** Adds visits as the endpoint does. */
async function add({daysAgo = 0, template = 'home', device = 'phone', metric, value, visits}: Visits): Promise<void> {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await postgres.pool.query(
    `insert into vitals_histograms as kept values ($1, $2, $3, $4, $5, $6)
     on conflict (day, template, device, metric, bucket) do update set visits = kept.visits + excluded.visits`,
    [day, template, device, metric, bucketOf(metric, value), visits],
  );
}

/** Cells of the row for a template and a metric. */
function lineOf({out}: CommandResult, template: string, metric: VitalMetric): string[] | undefined {
  const cells = out.split('\n').map((line) => line.split('│').map((cell) => cell.trim()));
  return cells.find(([, first, second]) => first === template && second === metric)?.slice(3, -1);
}

test('prints p75, its rating, shares and visits for all pages and for each template', async () => {
  await add({metric: 'LCP', value: 1200, visits: 70});
  await add({metric: 'LCP', value: 2500, visits: 10, device: 'desktop'});
  await add({metric: 'LCP', value: 3000, visits: 15, daysAgo: 27});
  await add({metric: 'LCP', value: 4001, visits: 5});
  await add({metric: 'LCP', value: 9000, visits: 1900, template: 'docs'});
  await add({metric: 'CLS', value: 0.3, visits: 1});
  const found = await run();
  expect(found.status).toBe(0);
  const [p75 = '', ...rest] = lineOf(found, 'home', 'LCP') ?? [];
  expect(Number(/^([\d,]+) ms$/.exec(p75)?.[1]?.replace(',', ''))).toBeGreaterThan(2500 / 1.1);
  expect(Number(/^([\d,]+) ms$/.exec(p75)?.[1]?.replace(',', ''))).toBeLessThanOrEqual(2500);
  expect(rest).toEqual(['good', '80%', '15%', '5%', '100']);
  expect(lineOf(found, 'docs', 'LCP')?.slice(1)).toEqual(['poor', '0%', '0%', '100%', '1,900']);
  expect(lineOf(found, 'all pages', 'LCP')?.at(-1)).toBe('2,000');
  expect(lineOf(found, 'home', 'CLS')?.[0]).toMatch(/^0\.\d{3}$/);
  expect(lineOf(found, 'home', 'INP')).toBeUndefined();
  expect(lineOf(found, 'faq', 'LCP')).toBeUndefined();
  expect(found.out).toContain('the last 28 days');
});

test('filters by days and device', async () => {
  await add({metric: 'INP', value: 100, visits: 3});
  await add({metric: 'INP', value: 100, visits: 5, daysAgo: 6, device: 'desktop'});
  await add({metric: 'INP', value: 100, visits: 9, daysAgo: 7});
  await add({metric: 'INP', value: 100, visits: 20, daysAgo: 28});
  const visits = async (...parts: string[]) => lineOf(await run(...parts), 'home', 'INP')?.at(-1);
  expect(await visits()).toBe('17');
  expect(await visits('--days', '1')).toBe('3');
  expect(await visits('--days', '7')).toBe('8');
  expect(await visits('--days', '400')).toBe('37');
  expect(await visits('--device', 'desktop')).toBe('5');
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
