import process from 'node:process';
import {createInterface} from 'node:readline/promises';

import {LeadsError} from './open-database.mjs';

/** Goes on when a person types the word; where nobody can, only with `--yes`. */
export async function confirm(question, word, {yes}) {
  if (yes) {
    return;
  }
  if (!process.stdin.isTTY) {
    throw new LeadsError(`${question}\nNothing was done, since nobody can be asked here. Add --yes to do it.`);
  }
  const lines = createInterface({input: process.stdin, output: process.stderr});
  const answer = await lines.question(`${question}\nType ${word} to go on: `);
  lines.close();
  if (answer.trim().toLowerCase() !== word.toLowerCase()) {
    throw new LeadsError('Nothing was done.');
  }
}

/** Tells how far long work has come: on one line of a terminal, or now and then in a file. */
export function createProgress(describe) {
  let told = Date.now();
  return {
    tell(...values) {
      const patience = process.stderr.isTTY ? 200 : 5000;
      if (Date.now() - told < patience) {
        return;
      }
      told = Date.now();
      process.stderr.write(process.stderr.isTTY ? `\r${describe(...values)}` : `${describe(...values)}\n`);
    },
    end() {
      if (process.stderr.isTTY) {
        process.stderr.write('\r\u001B[K');
      }
    },
  };
}
