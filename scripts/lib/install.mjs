import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';

import {run} from './processes.mjs';
import {inProject, machinePath, projectNode} from './project.mjs';
import {giveUp, say} from './say.mjs';

function readJson(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8'));
  } catch {
    return undefined;
  }
}

function sameEntries(wanted = {}, found = {}) {
  const names = Object.keys(wanted);
  return names.length === Object.keys(found).length && names.every((name) => wanted[name] === found[name]);
}

/**
 * Why node_modules is not what package-lock.json asks for, or undefined when it is.
 * npm notes what it has installed in node_modules/.package-lock.json, written last: an interrupted install has none.
 */
function findInstallGap() {
  const lock = readJson('package-lock.json');
  const installed = readJson('node_modules/.package-lock.json');
  const manifest = readJson('package.json');
  if (!lock || !manifest) {
    giveUp('package.json or package-lock.json is missing or broken. Restore both from git.');
  }
  if (!installed) {
    return 'Nothing is installed yet.';
  }
  const lockRoot = lock.packages[''] ?? {};
  if (
    !sameEntries(manifest.dependencies, lockRoot.dependencies) ||
    !sameEntries(manifest.devDependencies, lockRoot.devDependencies)
  ) {
    return 'package.json and package-lock.json differ.';
  }
  for (const [place, wanted] of Object.entries(lock.packages)) {
    const found = installed.packages[place];
    // An optional package may be missing: it is there for other systems.
    if (place === '' || (!found && wanted.optional)) {
      continue;
    }
    if (!found || found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return `${place.replace(/^.*node_modules\//, '')} is missing or has another version.`;
    }
  }
  const surplus = Object.keys(installed.packages).find((place) => !(place in lock.packages));
  if (surplus) {
    return `${surplus} is not in the lock file.`;
  }
  return existsSync(projectNode) ? undefined : 'The Node binary of the project is missing.';
}

/** Runs `npm ci` when node_modules does not match the lock file. */
export async function ensureInstalled() {
  const gap = findInstallGap();
  if (!gap) {
    return;
  }
  say(`${gap} Installing the packages (2 to 5 minutes the first time) ...`);
  // npm must not run on the Node inside the folder that it is about to replace.
  const env = {...process.env, PATH: machinePath()};
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--no-audit', '--no-fund'];
  const args = ['ci', ...flags, '--loglevel=error'];
  const {code} = await run('npm', args, {env});
  if (code !== 0) {
    giveUp(
      'The packages could not be installed. The lines above say why; most often the npm registry is not reachable.',
    );
  }
  const left = findInstallGap();
  if (left) {
    giveUp(
      `The packages were installed, but something is still wrong: ${left}\nDelete node_modules and run the command again.`,
    );
  }
}
