import {projectNode} from '../../scripts/lib/project.mjs';
import type {TestPostgres} from '../support/postgres';
import {startPostgres} from '../support/postgres';

import {execFile} from 'node:child_process';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

function run(...parts: string[]): Promise<{status: number; out: string; error: string}> {
  const env = {...process.env, NETLIFY_DB_URL: postgres.url};
  return new Promise((resolve) => {
    execFile(projectNode, ['scripts/csp-reports.mjs', ...parts], {env}, (error, out, text) => {
      resolve({status: error === null ? 0 : Number(error.code), out, error: text});
    });
  });
}

const add = (daysAgo: number, disposition: string, directive: string, blocked: string, reports: number) =>
  postgres.pool.query('insert into csp_reports values ($1, $2, $3, $4, $5)', [
    disposition,
    directive,
    blocked,
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
    reports,
  ]);

test('adds up the days, the most frequent first, without extensions unless they are asked for', async () => {
  expect((await run()).out).toBe('Nothing was reported: the last 28 days.\n');
  await add(0, 'enforce', 'script-src-elem', 'inline', 3);
  await add(6, 'enforce', 'script-src-elem', 'inline', 1200);
  await add(7, 'report', 'script-src-attr', 'other-host', 9);
  await add(0, 'enforce', 'script-src-elem', 'extension', 5000);
  const lines = (text: string) => text.split('\n').filter((line) => line.includes('script-src'));
  const all = lines((await run()).out);
  expect(all).toHaveLength(2);
  expect(all[0]).toMatch(/script-src-elem.*inline.*stopped.*1,203/);
  expect(all[1]).toMatch(/script-src-attr.*other-host.*only reported.* 9 /);
  expect((await run()).out).toContain('5,000 reports of browser extensions are left out');
  expect(lines((await run('--days', '7')).out)).toHaveLength(1);
  expect(lines((await run('--extensions')).out)[0]).toMatch(/extension.*5,000/);
});

test.each([
  [['--days', '0'], '--days is "0"'],
  [['--days', '91'], 'from 1 to 90'],
  [['--weeks', '2'], 'npm run csp-reports -- --days 7'],
])('%j: says what to type', async (parts, words) => {
  const {status, error} = await run(...parts);
  expect(status).toBe(1);
  expect(error).toContain(words);
});
