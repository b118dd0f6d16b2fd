import {runCommand} from '../../support/command';
import {listFiles, readText} from '../../support/source-tree';

import path from 'node:path';

const commands = listFiles(['scripts'], ['.ts']).filter((file) => path.dirname(file) === 'scripts');

test('every command reads its arguments in the way that refuses what it does not know', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((file) => !/\breadArguments\(\s*(?:usage|'npm )/.test(readText(file)))).toEqual([]);
});

test('an unknown option is refused with the usage, and nothing is done', async () => {
  const {status, out, error} = await runCommand('mails', ['--nonsense']);
  expect({status, out}).toEqual({status: 1, out: ''});
  expect(error).toMatch(/Unknown option '--nonsense'[\s\S]+npm run mails {2}/);
});
