import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {inProject} from '../lib/project.mjs';

/** The last run, which git does not know. */
const lastFile = inProject('.bench/last.json');
/** The run that is kept with the code, made on a quiet machine: what to compare with in a fresh clone. */
const baselineFile = inProject('scripts/bench/baseline.json');

/** The run to compare with: the last one on this machine, else the one that is kept with the code. */
export function readEarlierRun() {
  const file = [lastFile, baselineFile].find(existsSync);
  if (file === undefined) {
    return undefined;
  }
  const run = JSON.parse(readFileSync(file, 'utf8'));
  return {...run, name: `${file === lastFile ? 'the last run' : 'the baseline'} (${run.measuredAt.slice(0, 10)})`};
}

/**
 * Keeps a run. Pages that it did not measure stay as the run before had them.
 *
 * @returns {string} where it is, from the project's root
 */
export function saveRun(run, {asBaseline}) {
  const file = asBaseline ? baselineFile : lastFile;
  mkdirSync(path.dirname(file), {recursive: true});
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).pages : [];
  const others = before.filter(({kind}) => run.pages.every((page) => page.kind !== kind));
  writeFileSync(file, `${JSON.stringify({...run, pages: [...run.pages, ...others]}, undefined, 2)}\n`);
  return path.relative(inProject(), file);
}
