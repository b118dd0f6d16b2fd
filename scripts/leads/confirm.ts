import process from 'node:process';
import {createInterface} from 'node:readline/promises';

import {CommandError} from '../lib/terminal';

/** Returns once a person has typed the word. Without a terminal it takes `--yes`. */
export async function confirm(question: string, word: string, {yes}: {yes?: boolean}): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new CommandError(`${question}\nNothing was done: there is no terminal to confirm in. Add --yes to do it.`);
  }
  const lines = createInterface({input: process.stdin, output: process.stderr});
  const answer = await lines.question(`${question}\nType ${word} to go on: `);
  lines.close();
  if (answer.trim().toLowerCase() !== word.toLowerCase()) throw new CommandError('Nothing was done.');
}

/** Shows progress: on one line of a terminal, or now and then in a file. */
export function createProgress<T>(describe: (state: T) => string) {
  const {isTTY} = process.stderr;
  let shownAt = Date.now();
  return {
    show(state: T): void {
      if (Date.now() - shownAt < (isTTY ? 200 : 5000)) return;
      shownAt = Date.now();
      process.stderr.write(isTTY ? `\r${describe(state)}` : `${describe(state)}\n`);
    },
    end(): void {
      if (isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}
