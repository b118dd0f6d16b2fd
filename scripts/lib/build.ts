import {createInterface} from 'node:readline';
import process from 'node:process';
import {stripVTControlCharacters} from 'node:util';

import {explainBuildFailure} from './build-failure.ts';
import {start, stop} from './processes.ts';
import {root, tools} from './project.mjs';

import type {StdioOptions} from 'node:child_process';

/** What to do with the build's own output: show it, or hold it back unless it warns. */
type Options = {quiet?: boolean; verbose?: boolean};

/**
 * Runs `docusaurus build`. Errors are held back: of a failed build only the last causes are printed, with the source file
 * and line. Resolves to the exit status.
 */
export async function buildSite(
  args: readonly string[],
  {quiet = false, verbose = false}: Options = {},
): Promise<number> {
  const stdio: StdioOptions = verbose ? 'inherit' : ['ignore', quiet ? 'pipe' : 'inherit', 'pipe'];
  const child = start(process.execPath, [tools.docusaurus, 'build', ...args], {stdio});
  let errors = '';
  let rest = '';
  if (child.stdout) createInterface({input: child.stdout}).on('line', (line) => (rest += `${line}\n`));
  if (child.stderr) {
    createInterface({input: child.stderr}).on('line', (line) => {
      if (errors !== '' || /^\[ERROR\]|^\s*× /.test(stripVTControlCharacters(line))) errors += `${line}\n`;
      else if (quiet) rest += `${line}\n`;
      else process.stderr.write(`${line}\n`);
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status: number | null) => resolve(status ?? 1));
  });
  await stop(child);
  if (code === 0) {
    process.stderr.write(rest.includes('[WARNING]') ? rest + errors : errors);
    return 0;
  }
  const explained = verbose ? '' : explainBuildFailure(errors, root);
  if (explained !== '') {
    process.stderr.write(`\nThe build failed.\n\n${explained}\n\nThe whole output: npm run build -- --verbose\n`);
  } else {
    process.stderr.write(rest + errors);
  }
  return code;
}
