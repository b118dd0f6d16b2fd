import {execFileSync} from 'node:child_process';

/** Runs git in a folder, with an author of its own. */
export function runGit(folder: string, ...words: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@scalewell.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', folder, ...author, ...words], {stdio: 'ignore'});
}
