import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Root folder of the project. Every command runs from here. */
export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Absolute path of a file or folder in the project. */
export function inProject(...parts) {
  return path.join(root, ...parts);
}

/**
 * Content of a JSON file of the project; undefined if it is missing or broken.
 * @param {string} file
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

const portFile = inProject('.netlify', 'port');

/** Port on which the site was last served on this machine. */
export const readLastPort = () => (existsSync(portFile) ? readFileSync(portFile, 'utf8') : '8888');

/** @param {number} port */
export const writeLastPort = (port) => writeFileSync(portFile, String(port));

const binFolder = inProject('node_modules', '.bin');

/** PATH without any `node_modules/.bin`, to find the machine's own programs. */
export function machinePath() {
  const suffix = path.join('node_modules', '.bin');
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.endsWith(suffix))
    .join(path.delimiter);
}

/**
 * Environment of every child process: the project's own Node 24 first on the PATH,
 * and update checks, telemetry and prompts off.
 */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: [binFolder, machinePath()].join(path.delimiter),
    NO_UPDATE_NOTIFIER: '1',
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    ...extra,
  };
}

/** Entry file of each tool. Starting them with Node works the same on every system. */
export const tools = {
  docusaurus: inProject('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  eslint: inProject('node_modules/eslint/bin/eslint.js'),
  jest: inProject('node_modules/jest/bin/jest.js'),
  lockfileLint: inProject('node_modules/lockfile-lint/bin/lockfile-lint.js'),
  netlify: inProject('node_modules/netlify-cli/bin/run.js'),
  playwright: inProject('node_modules/@playwright/test/cli.js'),
  prettier: inProject('node_modules/prettier/bin/prettier.cjs'),
  stylelint: inProject('node_modules/stylelint/bin/stylelint.mjs'),
  tsc: inProject('node_modules/typescript/bin/tsc'),
};

/**
 * Node's arguments for a build. A limit of 1.5 GB on old objects makes Node collect garbage earlier; a site of 3,300 pages
 * builds within it. The larger space for young objects saves a tenth of the time and takes 0.3 GB.
 */
export const buildArguments = [
  '--max-semi-space-size=64',
  '--max-old-space-size=1500',
  ...['--import', inProject('scripts/lib/native-config.ts')],
  ...[tools.docusaurus, 'build'],
];

/** Environment of a build. glibc keeps pools of memory for its threads; with two, the build takes 0.3 GB less. */
export const buildEnvironment = {MALLOC_ARENA_MAX: '2'};

/** The project's Node binary (from the npm package `node`). */
export const projectNode = inProject('node_modules/node/bin/node');

/** Loads `.env` for variables that are not set in the environment. */
export function loadSettings() {
  const file = inProject('.env');
  if (existsSync(file)) {
    process.loadEnvFile(file);
  }
}

/**
 * Calls `end` when the process that started this one has ended, however that was.
 * @param {() => void} end
 */
export function whenParentEnds(end) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 1000).unref();
}
