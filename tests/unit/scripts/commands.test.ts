import {runCommand} from '../../support/command';
import {listFiles, readText} from '../../support/source-tree';

import path from 'node:path';

const commands = listFiles(['scripts'], ['.ts']).filter((file) => path.dirname(file) === 'scripts');

test('every command rejects unknown arguments', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(
    commands.filter(
      (file) => !/\bread(?:Arguments\(\s*(?:usage|'npm )|Subcommand\('\w+', usage,)/.test(readText(file)),
    ),
  ).toEqual([]);
});

test('an unknown option prints the usage and does nothing', async () => {
  const {status, out, error} = await runCommand('mails', ['--nonsense']);
  expect({status, out}).toEqual({status: 1, out: ''});
  expect(error).toMatch(/Unknown option '--nonsense'[\s\S]+npm run mails {2}/);
});

test.each([
  ['leads', ['dance'], /^\nUnknown command "dance"\.\n\nnpm run leads /],
  ['leads', ['show'], /^\nMissing ID\. Usage: npm run leads -- show ID\n/],
  ['leads', ['show', '2c7f', '2c80'], /^\nUnexpected argument "2c80"\./],
  ['bookings', ['list', 'all'], /^\nUnexpected argument "all"\./],
  ['bookings', ['list', '--host', 'elise-varga'], /^\n--host is not an option of list\./],
])('%s %j explains what is wrong without touching the database', async (name, args, message) => {
  expect(await runCommand(name, args)).toMatchObject({status: 1, out: '', error: expect.stringMatching(message)});
});
