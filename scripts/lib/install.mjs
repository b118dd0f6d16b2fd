// @ts-check
import {existsSync, readFileSync} from 'node:fs';

import {inProject, projectNode} from './project.mjs';

/** Arguments of the npm command that installs what package-lock.json lists. */
export const installArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {Record<string, string>} [wanted]
 * @param {Record<string, string>} [found]
 */
function sameEntries(wanted = {}, found = {}) {
  const names = Object.keys(wanted);
  return names.length === Object.keys(found).length && names.every((name) => wanted[name] === found[name]);
}

/**
 * Why node_modules is not what package-lock.json asks for, or undefined when it is. npm writes
 * node_modules/.package-lock.json last, so an interrupted install has none.
 *
 * @returns {string | undefined}
 */
export function findInstallGap() {
  const lock = readJson('package-lock.json');
  const installed = readJson('node_modules/.package-lock.json');
  const manifest = readJson('package.json');
  if (!lock || !manifest) return 'package.json or package-lock.json is missing or broken: restore both from git.';
  if (!installed) return 'Nothing is installed yet.';
  const lockRoot = lock.packages[''] ?? {};
  if (
    !sameEntries(manifest.dependencies, lockRoot.dependencies) ||
    !sameEntries(manifest.devDependencies, lockRoot.devDependencies)
  ) {
    return 'package.json and package-lock.json differ.';
  }
  for (const [place, wanted] of Object.entries(lock.packages)) {
    const found = installed.packages[place];
    // An optional package may be missing: it is for other systems.
    if (place === '' || (!found && wanted.optional)) continue;
    if (!found || found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return `${place.replace(/^.*node_modules\//, '')} is missing or has another version.`;
    }
  }
  const surplus = Object.keys(installed.packages).find((place) => !(place in lock.packages));
  if (surplus) return `${surplus} is not in the lock file.`;
  return existsSync(projectNode) ? undefined : 'The Node binary of the project is missing.';
}
