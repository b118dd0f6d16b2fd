import {hashInputs} from '../../../scripts/lib/run-checks';

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder = '';

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

function git(...words: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@scalewell.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', folder, ...author, ...words], {stdio: 'ignore'});
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  git('init');
  for (const name of ['src', 'tests', 'build']) mkdirSync(path.join(folder, name));
  write('.gitignore', 'build');
  write('src/page.ts', 'one');
  write('tests/page.test.ts', 'one');
  git('add', '.');
  git('commit', '-m', 'one');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
  jest.useRealTimers();
  delete process.env.EDIT_URL;
});

test.each<[string, () => void, boolean]>([
  ['nothing', () => undefined, false],
  ['an ignored file', () => write('build/index.html', 'two'), false],
  ['a file the check does not read', () => write('tests/page.test.ts', 'two'), false],
  ['a file', () => write('src/page.ts', 'two'), true],
  ['a new file', () => write('src/new.ts', ''), true],
  ['a deleted file', () => rmSync(path.join(folder, 'src/page.ts')), true],
  ['a variable', () => (process.env.EDIT_URL = 'https://git.example'), true],
  ['the day', () => jest.useFakeTimers({now: Date.now() + 86_400_000, doNotFake: ['nextTick', 'setTimeout']}), true],
  ['the commit of the files', () => git('commit', '--amend', '-m', 'two'), true],
])('%s changes', async (_, change, expected) => {
  const before = await hashInputs(folder, ['tests']);
  change();
  expect((await hashInputs(folder, ['tests'])) !== before).toBe(expected);
});

test('without a repository, nothing is known to be unchanged', async () => {
  rmSync(path.join(folder, '.git'), {recursive: true});
  expect(await hashInputs(folder)).toBeUndefined();
});
