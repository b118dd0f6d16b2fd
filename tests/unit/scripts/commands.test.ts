import {runCommand} from '../../support/command';
import {listFiles, readText} from '../../support/source-tree';

import path from 'node:path';

const commands = listFiles(['scripts'], ['.ts']).filter((file) => path.dirname(file) === 'scripts');

test('every command rejects unknown arguments', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((file) => !/\breadArguments\(\s*(?:usage|'npm )/.test(readText(file)))).toEqual([]);
});

test('an unknown option prints the usage and does nothing', async () => {
  const {status, out, error} = await runCommand('mails', ['--nonsense']);
  expect({status, out}).toEqual({status: 1, out: ''});
  expect(error).toMatch(/Unknown option '--nonsense'[\s\S]+npm run mails {2}/);
});
