import {hashInputs} from '../../../scripts/lib/run-checks';
import {useFolder} from '../../support/folder';

import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';

const folder = useFolder();
const write = (file: string, text: string) => folder.write({[file]: text});
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@scalewell.example', '-c', 'commit.gpgsign=false'];
const git = (...words: string[]) => execFileSync('git', ['-C', folder.at(), ...author, ...words], {stdio: 'ignore'});

beforeEach(() => {
  git('init');
  folder.write({'.gitignore': 'build', 'src/page.ts': 'one', 'tests/page.test.ts': 'one'});
  git('add', '.');
  git('commit', '-m', 'one');
});

afterEach(() => {
  jest.useRealTimers();
  delete process.env.EDIT_URL;
});

test.each<[string, () => void, boolean]>([
  ['nothing', () => undefined, false],
  ['an ignored file', () => write('build/index.html', 'two'), false],
  ['a file the check does not read', () => write('tests/page.test.ts', 'two'), false],
  ['a file', () => write('src/page.ts', 'two'), true],
  ['a new file', () => write('src/new.ts', ''), true],
  ['a deleted file', () => rmSync(folder.at('src/page.ts')), true],
  ['a variable', () => (process.env.EDIT_URL = 'https://git.example'), true],
  ['the day', () => jest.useFakeTimers({now: Date.now() + 86_400_000, doNotFake: ['nextTick', 'setTimeout']}), true],
  ['the commit of the files', () => git('commit', '--amend', '-m', 'two'), true],
])('%s changes', async (_, change, expected) => {
  const before = await hashInputs(folder.at(), ['tests']);
  change();
  expect((await hashInputs(folder.at(), ['tests'])) !== before).toBe(expected);
});

test('without a repository, nothing is known to be unchanged', async () => {
  rmSync(folder.at('.git'), {recursive: true});
  expect(await hashInputs(folder.at())).toBeUndefined();
});
