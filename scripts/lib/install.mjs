// @ts-check
import {inProject, projectNode, readJson} from './project.mjs';

import {existsSync, readlinkSync, rmSync, symlinkSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';

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

/**
 * Why node_modules does not match package-lock.json, or undefined if it does. npm writes
 * node_modules/.package-lock.json last, so an interrupted install has none.
 *
 * @returns {string | undefined}
 */
export function findInstallGap() {
  const lock = readJson('package-lock.json');
  const installed = readJson('node_modules/.package-lock.json');
  const manifest = readJson('package.json');
  if (!lock || !manifest) return 'package.json or package-lock.json is missing or broken: restore both from git.';
  if (!installed) return 'No packages are installed yet.';
  const lockRoot = lock.packages[''] ?? {};
  if (
    !isDeepStrictEqual(manifest.dependencies, lockRoot.dependencies) ||
    !isDeepStrictEqual(manifest.devDependencies, lockRoot.devDependencies)
  ) {
    return 'package.json and package-lock.json differ.';
  }
  for (const [place, wanted] of Object.entries(lock.packages)) {
    const installedPackage = installed.packages[place];
    // An optional package may be missing: it is for other systems.
    if (place === '' || (!installedPackage && wanted.optional)) continue;
    if (
      !installedPackage ||
      installedPackage.version !== wanted.version ||
      installedPackage.integrity !== wanted.integrity
    ) {
      return `${place.replace(/^.*node_modules\//, '')} is missing or has another version.`;
    }
  }
  const extra = Object.keys(installed.packages).find((place) => !(place in lock.packages));
  if (extra) return `${extra} is not in the lock file.`;
  return existsSync(projectNode) ? undefined : 'The Node binary of the project is missing.';
}

/**
 * ID of the process that holds a lock, or 0. A lock is a link whose target is that ID.
 *
 * @param {string} lockFile
 */
function readOwner(lockFile) {
  try {
    return Number(readlinkSync(lockFile));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * True when this process now holds the lock.
 *
 * @param {string} lockFile
 */
async function tryLock(lockFile) {
  try {
    // A link, unlike a new file, has its content from the start.
    symlinkSync(String(process.pid), lockFile);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  // Another process may be removing the lock of a killed one, and mistake this lock for it.
  await pause(50);
  return readOwner(lockFile) === process.pid;
}

/**
 * Waits until no other command in this folder does the same, and keeps the others from it until the returned function is
 * called.
 *
 * @param {string} name Of the lock file
 * @param {string} activity For the message while it waits
 */
async function lock(name, activity) {
  const lockFile = inProject(name);
  const release = () => {
    if (readOwner(lockFile) === process.pid) rmSync(lockFile, {force: true});
  };
  process.once('exit', release);
  for (let isFirst = true; !(await tryLock(lockFile)); isFirst = false) {
    const owner = readOwner(lockFile);
    if (owner > 0 && !isRunning(owner)) {
      rmSync(lockFile, {force: true});
    } else {
      if (isFirst) process.stdout.write(`Waiting for another command that is ${activity} ...\n`);
      await pause(200);
    }
  }
  return release;
}

/** `npm ci` starts by deleting node_modules, so a second install would delete packages that a running command needs. */
export const lockInstall = () => lock('.installing-packages', 'installing the packages');

/** A build starts by deleting the last one, so two in one folder would delete each other's pages. */
export const lockBuild = () => lock('.building-site', 'building the site in this folder');
