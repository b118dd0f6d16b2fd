import {existsSync} from 'node:fs';
import process from 'node:process';

import {cache, checks, simple, type Check} from './lib/checks';
import {ensureChromium} from './lib/chromium';
import {run, stopAll, stopAllOnSignal} from './lib/processes';
import {inProject, tools} from './lib/project.mjs';
import {runChecks} from './lib/run-checks';
import {readArguments, printLine} from './lib/terminal';

const usage = `npm test           runs every check, and installs a browser if there is none
npm run check      the same without the browser tests, and without what passed before and has not changed since
npm run check -- --all   the same, whether it changed or not
npm run check:quick   types, and lint and tests of what changed since main`;

async function git(...args: string[]): Promise<string[]> {
  const {code, output} = await run('git', args, {capture: true});
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

/** Files changed since this branch left main, committed or not. */
async function listChanges(): Promise<string[]> {
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main');
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(inProject(file)));
}

/** Lints and tests changed files. Convention tests always run, because they read files without importing them. */
async function createQuickChecks(): Promise<Check[]> {
  const files = await listChanges();
  const code = files.filter((file) => /\.(?:[jt]sx?|m[jt]s)$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.scss$/.test(file));
  const lint = (name: string, tool: string, list: readonly string[], ...args: string[]) =>
    list.length > 0 ? [simple(name, tool, ...args, ...list)] : [];
  return [
    ...lint(
      'Lint: changed code (ESLint)',
      tools.eslint,
      code,
      '--max-warnings=0',
      '--no-warn-ignored',
      ...cache('eslint'),
    ),
    ...lint('Lint: changed styles (stylelint)', tools.stylelint, styles, '--max-warnings=0', ...cache('stylelint')),
    ...lint(
      'Format of changes (Prettier)',
      tools.prettier,
      files,
      '--check',
      '--log-level=warn',
      '--ignore-unknown',
      ...cache('prettier'),
    ),
    simple(
      'Tests of changes (Jest)',
      tools.jest,
      '--selectProjects',
      'node',
      'functions',
      'browser',
      '--findRelatedTests',
      ...code,
      ...(await git('ls-files', 'tests/conventions')),
    ),
  ];
}

const {values} = readArguments(usage, {
  options: {quick: {type: 'boolean'}, browser: {type: 'boolean'}, all: {type: 'boolean'}},
});
stopAllOnSignal();
const chromium = values.browser ? await ensureChromium() : undefined;
if (chromium !== undefined) printLine(`Browser: ${chromium}`);
const list = values.quick
  ? [checks.types, ...(await createQuickChecks()).map((check) => ({...check, always: true}))]
  : Object.values(checks).filter((check) => values.browser === true || check !== checks.playwright);
const reuse = !values.browser && !values.all && !process.env.CI;
const status = await runChecks(list, {chromium, reuse});
await stopAll();
process.exit(status);
