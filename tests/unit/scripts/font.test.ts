import {inProject} from '../../../scripts/lib/project.mjs';
import {runCommand} from '../../support/command';
import {useFolder} from '../../support/folder';

import {readdirSync, readFileSync} from 'node:fs';

const folder = useFolder();
const [small = ''] = readdirSync(inProject('static/fonts')).filter((name) => name.includes('-basic-'));
const current = readFileSync(inProject('static/fonts', small));

test('the font that every page preloads is the one that `npm run font` cuts', async () => {
  const {error} = await runCommand('font', [folder.at('small.woff2')]);
  expect(error).toBe('');
  expect(readFileSync(folder.at('small.woff2')).equals(current)).toBe(true);
});

test('it arrives with the first packets of a new connection', () => {
  expect(current.length).toBeLessThan(14_200);
});
