import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {inProject} from '../lib/project.mjs';

/** Made by commands, or git's own: a copy starts without. */
const leftOut = new Set([
  '.git',
  '.docusaurus',
  '.netlify',
  '.bench',
  'build',
  'coverage',
  'test-results',
  'node_modules',
]);

/**
 * A copy of the project that may be filled, built and edited; the packages are shared. It is gone when this process ends,
 * however it ends.
 *
 * @returns {string} its folder
 */
export function copyProject() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-bench-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  for (const name of readdirSync(inProject()).filter((entry) => !leftOut.has(entry))) {
    cpSync(inProject(name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * Makes the copy a git repository with all its files committed: the site map asks git when each was changed.
 *
 * @param {string} folder
 */
export function commitCopy(folder) {
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@scalewell.example'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--message=copy', '--no-verify'],
  ]) {
    const {status, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
    if (status !== 0) {
      throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
    }
  }
}
