import {purge} from '../../functions/lib/retention/purge';
import {bucketOf} from '../../functions/lib/vitals/buckets';
import {postsTo, sendForm} from './support/requests';
import {useSite} from './support/site';

import {claims} from '#src/content/company/claims';

const good = {template: 'home', device: 'phone', values: {LCP: 1234, INP: 40, CLS: 0.01, FCP: 900, TTFB: 210}};
const now = new Date('2026-03-02T10:00:00Z');

const {site, open, database, query, count} = useSite({time: now});
const {jsonPost: post} = postsTo('/api/vitals');

type Row = {day: string; template: string; device: string; metric: string; bucket: number; visits: number};

const readRows = async () =>
  await query<Row>('select day::text, template, device, metric, bucket, visits from vitals_histograms');

const countVisits = async () => (await readRows()).reduce((sum, {visits}) => sum + visits, 0);

type Case = [status: number, outcome: string, what: string, create: () => Request];

const values = (changes: Record<string, unknown>) => post({...good, values: {...good.values, ...changes}});

const table: Case[] = [
  [204, 'counted', 'JSON', () => post(good)],
  [204, 'counted', 'text, as a beacon sends it', () => post(good, {'Content-Type': 'text/plain;charset=UTF-8'})],
  [204, 'counted', 'one value alone', () => post({...good, values: {TTFB: 0}})],
  [204, 'counted', 'the largest values', () => post({...good, values: {LCP: 600_000, CLS: 100}})],
  [204, 'declined', 'Global Privacy Control', () => post(good, {'Sec-GPC': '1'})],
  [204, 'declined', 'Do Not Track', () => post(good, {DNT: '1'})],
  [204, 'counted', 'DNT: 0, which agrees', () => post(good, {DNT: '0'})],
  [413, 'too-large', '513 bytes', () => post(JSON.stringify(good).padEnd(513))],
  [415, 'wrong-type', 'a form', () => sendForm('/api/vitals', {template: 'home'})],
  [415, 'wrong-type', 'another charset', () => post(good, {'Content-Type': 'text/plain;charset=utf-16'})],
  [415, 'wrong-type', 'no type', () => post(good, {'Content-Type': ''})],
  ...[null, [], [good], 'home', 7, {}].map((body): Case => [
    422,
    'invalid',
    JSON.stringify(body),
    () => post(JSON.stringify(body)),
  ]),
  [422, 'invalid', 'an unknown template', () => post({...good, template: 'landing'})],
  [422, 'invalid', 'an address as template', () => post({...good, template: '/pricing?email=a@b.c'})],
  [422, 'invalid', 'a name of Object.prototype', () => post({...good, template: 'constructor'})],
  [422, 'invalid', 'an unknown device', () => post({...good, device: 'tablet'})],
  [422, 'invalid', 'no value', () => post({...good, values: {}})],
  [422, 'invalid', 'values as a list', () => post({...good, values: [1234]})],
  [422, 'invalid', 'an unknown metric', () => values({FID: 3})],
  [422, 'invalid', 'an identifier beside the values', () => post({...good, id: 'v4-1'})],
  [422, 'invalid', 'a prototype', () => post(`{"__proto__":{"a":1},${JSON.stringify(good).slice(1)}`)],
  [422, 'invalid', 'a negative time', () => values({LCP: -1})],
  [422, 'invalid', 'a time over ten minutes', () => values({LCP: 600_001})],
  [422, 'invalid', 'an impossible shift', () => values({CLS: 100.1})],
  [422, 'invalid', 'a number as text', () => values({INP: '40'})],
  [422, 'invalid', 'null', () => values({INP: null})],
  [422, 'invalid', 'infinity', () => post(JSON.stringify(good).replace('1234', '1e999'))],
];

test.each(table)('%i %s: %s', async (status, outcome, _what, create) => {
  const request = create();
  const sent = request.method === 'POST' ? await request.clone().text() : '';
  const response = await site.read(request);
  expect(response.status).toBe(status);
  expect((await countVisits()) > 0).toBe(outcome === 'counted');
  expect(site.readLog().at(-1)).toMatchObject({event: 'vitals', outcome, status});
  // Response and log repeat nothing of the request.
  expect(site.logLines.join()).not.toMatch(/1234|"home"/);
  expect(response.text === '').toBe(status === 204);
  if (sent.length > 8) expect(response.text).not.toContain(sent.slice(2, 20));
});

test('a visit increments the bucket of each value and has no row of its own', async () => {
  for (let visit = 0; visit < 3; visit += 1) await site.send(post(good));
  await site.send(post({...good, values: {...good.values, INP: 900}}));
  const rows = await readRows();
  const row = {day: '2026-03-02', template: 'home', device: 'phone'};
  const buckets = Object.entries(good.values).map(([metric, value]) => {
    return {...row, metric, bucket: bucketOf(metric as 'LCP', value), visits: metric === 'INP' ? 3 : 4};
  });
  expect(rows).toHaveLength(6);
  expect(rows).toEqual(expect.arrayContaining(buckets));
  const columns = await query<{name: string}>(
    "select column_name as name from information_schema.columns where table_name = 'vitals_histograms'",
  );
  expect(columns.map(({name}) => name).sort()).toEqual(['bucket', 'day', 'device', 'metric', 'template', 'visits']);
});

test('the day is in UTC, whatever the database’s time zone', async () => {
  for (const time of ['2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00Z']) {
    site.setTime(new Date(time));
    await site.send(post(good));
  }
  expect([...new Set((await readRows()).map(({day}) => day))].sort()).toEqual(['2026-03-02', '2026-03-03']);
});

test('three hundred concurrent visits are all counted', async () => {
  // Some of the rows overlap.
  const {LCP, INP, CLS} = good.values;
  const visits = [good.values, {CLS, LCP}, {INP, CLS}];
  const responses = await Promise.all(
    Array.from({length: 300}, (_, visit) => site.send(post({...good, values: visits[visit % 3]}))),
  );
  expect(new Set(responses.map(({status}) => status))).toEqual(new Set([204]));
  const rows = await readRows();
  const visitsWith = (metric: string) => rows.find((row) => row.metric === metric)?.visits;
  expect(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map(visitsWith)).toEqual([200, 200, 300, 100, 100]);
});

test('503 without a key, because the limit needs it; the log has the reason', async () => {
  const code = 'APP_SECRET is not set';
  const closed = open({environment: {appSecret: undefined, secretFault: code}});
  const response = await closed.read(post(good));
  expect([response.status, response.text]).toEqual([503, expect.not.stringContaining('APP_SECRET')]);
  expect(closed.readLog()[0]).toMatchObject({outcome: 'unavailable', code});
  expect(await countVisits()).toBe(0);
  expect(await count('rate_limits')).toBe(0);
});

test('counts are kept as long as the privacy page says', async () => {
  const days = Number.parseInt(claims.speedKept);
  for (const age of [days + 1, days]) {
    site.setTime(new Date(now.getTime() - age * 86_400_000));
    await site.send(post(good));
  }
  expect((await purge(database.sql, {at: now, leadDays: 730})).vitals).toBe(5);
  expect(new Set((await readRows()).map(({day}) => day))).toEqual(new Set(['2025-01-26']));
});
