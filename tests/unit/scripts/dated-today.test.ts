import {spawnSync} from 'node:child_process';

const ask = (TODAY: string) => {
  const {status, stdout} = spawnSync('.ci/dated-today', {env: {...process.env, TODAY}, encoding: 'utf8'});
  return {status, files: stdout.split('\n').filter(Boolean)};
};

test('the daily build runs only on a day that an article or a release is dated', () => {
  expect(ask('2026-11-17')).toEqual({
    status: 0,
    files: ['blog/2026-11-17-first-five-minutes-decide-the-deal/index.mdx'],
  });
  expect(ask('2026-11-10').files).toEqual(['changelog/2026-11-10-undo-an-import.mdx']);
  expect(ask('2026-11-18')).toEqual({status: 1, files: []});
});
