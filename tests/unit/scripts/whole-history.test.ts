import {hasWholeHistory} from '#src/lib/last-change/index';
import {useFolder} from '../../support/folder';

import {execFileSync} from 'node:child_process';

const folder = useFolder();
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@scalewell.example', '-c', 'commit.gpgsign=false'];

function runGit(place: string, ...words: string[]): void {
  execFileSync('git', ['-C', place, ...author, ...words], {stdio: 'ignore'});
}

beforeEach(() => {
  const whole = folder.at('whole');
  runGit(folder.at(), 'init', whole);
  for (const text of ['one', 'two']) {
    folder.write({'whole/file.txt': text});
    runGit(whole, 'add', '.');
    runGit(whole, 'commit', '-m', text);
  }
  runGit(folder.at(), 'clone', '--depth', '1', `file://${whole}`, folder.at('shallow'));
});

test.each([
  ['a repository with its history', 'whole', true],
  ['a clone of the newest commit alone', 'shallow', false],
  ['a folder without git', '', false],
  ['a folder that is not there', 'nowhere', false],
])('in %s', (_what, place, expected) => {
  expect(hasWholeHistory(folder.at(place))).toBe(expected);
});
