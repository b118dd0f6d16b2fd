import {createGit, hasWholeHistory} from '#src/lib/last-change/index';

import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-history-'));
const whole = path.join(folder, 'whole');
const shallow = path.join(folder, 'shallow');

function git(...words: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@scalewell.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...words], {stdio: 'ignore'});
}

beforeAll(() => {
  git('init', whole);
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(whole, 'file.txt'), text);
    git('-C', whole, 'add', '.');
    git('-C', whole, 'commit', '-m', text);
  }
  git('clone', '--depth', '1', `file://${whole}`, shallow);
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test.each([
  ['a repository with its history', whole, true],
  ['a clone of the newest commit alone', shallow, false],
  ['a folder without git', folder, false],
  ['a folder that is not there', path.join(folder, 'nowhere'), false],
])('in %s', (_what, place, expected) => {
  expect(hasWholeHistory(createGit(place))).toBe(expected);
});
