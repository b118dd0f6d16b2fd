import {postsTo} from './support/requests';
import {useSite} from './support/site';

const today = new Date('2027-06-07T13:10:00Z');
const {site, open, query} = useSite({time: today}, 'http');
const {jsonPost, formPost} = postsTo('/api/faults');
const report = {kind: 'error', file: '/assets/js/page-script.20e9c88c.js', page: '/pricing'};
const readRows = () => query('select kind, file, page, count from browser_faults order by file, page');
const statusOf = async (fields: Record<string, string>, ip?: string, at = site) =>
  (await at.send(formPost(fields), ip)).status;

test('reports are counted by day, kind, file and page, and say nothing about a visitor', async () => {
  for (const ip of ['192.0.2.1', '192.0.2.2'])
    expect(await statusOf({...report, email: 'marta@oakline.example'}, ip)).toBe(201);
  site.wait(24 * 60 * 60);
  expect(await statusOf({file: report.file})).toBe(201);
  expect(await readRows()).toEqual([
    {kind: 'script', file: report.file, page: '', count: 1},
    {...report, count: 2},
  ]);
});

test.each([
  ['another kind', {kind: 'Marta'}],
  ['a message as a file', {file: 'TypeError: marta@oakline.example is undefined'}],
  ['another site’s file', {file: 'https://evil.example/assets/js/a.js'}],
  ['a page with a query', {page: '/search?q=marta'}],
  ['a page that someone typed', {page: '/Marta Silva'}],
])('422 for %s', async (_what, change) => {
  expect(await statusOf({...report, ...change})).toBe(422);
  expect((await site.send(jsonPost({...report, page: ['/']}))).status).toBe(422);
  expect(await readRows()).toEqual([]);
});

test('a sender reports ten faults a day, and made-up files share a row', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect(await statusOf(report, '192.0.2.9')).toBe(201);
  expect(await statusOf(report, '192.0.2.9')).toBe(429);
  await query("insert into browser_faults select $1::date, 'error', n::text, '' from generate_series(1, 199) as n", [
    today,
  ]);
  for (const name of ['a', 'b']) await statusOf({...report, file: `/assets/js/${name}.js`});
  expect((await query("select count from browser_faults where file = 'other'"))[0]).toEqual({count: 2});
});

test('FAULT_REPORTS=off keeps none, without the database', async () => {
  const connect = jest.fn();
  expect(await statusOf(report, undefined, open({connect, environment: {faultReports: false}}))).toBe(404);
  expect(connect).not.toHaveBeenCalled();
});
