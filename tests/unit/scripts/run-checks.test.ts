import {type Check, runChecks} from '../../../scripts/lib/run-checks';
import {useFolder} from '../../support/folder';

import {setTimeout as pause} from 'node:timers/promises';

const folder = useFolder();
let done: string[] = [];
let printed = '';

const check = (name: string, code: 0 | 1, more: Partial<Check> = {}): Check => ({
  name,
  always: true,
  cores: 1,
  run: () => {
    done.push(name);
    return Promise.resolve({code, output: `output of ${name}`});
  },
  ...more,
});

const runAll = (...list: Check[]) => runChecks(list, {reuse: false});

beforeEach(() => {
  done = [];
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
});

afterEach(() => jest.restoreAllMocks());

test('a check that needs a failed one is skipped and counts as failed', async () => {
  const status = await runAll(
    check('build', 1),
    check('pages', 0, {needs: 'build'}),
    check('browser', 0, {needs: 'pages'}),
    check('units', 0),
  );
  expect(done).toEqual(['build', 'units']);
  expect(status).toBe(1);
  const verdicts = Array.from(printed.matchAll(/^ +(\w+) +0\.0 s +(\w+)$/gm), ([, verdict, name]) => [name, verdict]);
  expect(Object.fromEntries(verdicts)).toEqual({
    build: 'FAILED',
    pages: 'skipped',
    browser: 'skipped',
    units: 'passed',
  });
  expect(printed).toContain('\n0 passed, 3 failed\n');
});

test('a check runs after the one it needs has passed', async () => {
  const status = await runAll(check('pages', 0, {needs: 'build'}), check('build', 0));
  expect(done).toEqual(['build', 'pages']);
  expect(status).toBe(0);
});

test('two cores are never shared by more than two, and waiting for one keeps no other from starting', async () => {
  let busy = 0;
  let most = 0;
  const use = (name: string, cores: 1 | 2, more: Partial<Check> = {}) =>
    check(name, 0, {
      cores,
      ...more,
      run: async () => {
        busy += cores;
        most = Math.max(most, busy);
        done.push(name);
        await pause(10);
        busy -= cores;
        return {code: 0, output: ''};
      },
    });
  await runAll(
    use('lint', 1),
    use('build', 1),
    use('units', 2),
    use('pages', 1, {needs: 'build'}),
    use('types', 1),
    use('browser', 2, {needs: 'build'}),
  );
  expect(most).toBe(2);
  expect(done).toHaveLength(6);
  expect(done.slice(0, 2)).toEqual(['lint', 'build']);
  expect(done.indexOf('pages')).toBeLessThan(done.indexOf('browser'));
});

test('the five longest tests are named at the end', async () => {
  const tests = [3, 9, 1, 7, 5, 8].map((seconds) => ({
    name: `test of ${String(seconds)} s`,
    milliseconds: seconds * 1000,
  }));
  const report = {file: folder.at('report.json'), count: () => ({passed: 6, failed: 0, tests})};
  const run = () => {
    folder.write({'report.json': '{}'});
    return Promise.resolve({code: 0, output: ''});
  };
  await runAll(check('units', 0, {report, run}));
  expect(Array.from(printed.matchAll(/test of (\d) s$/gm), ([, seconds]) => seconds)).toEqual([
    '9',
    '8',
    '7',
    '5',
    '3',
  ]);
});
