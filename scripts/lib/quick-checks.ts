import {existsSync} from 'node:fs';

import {simple, type Check} from './checks';
import {run} from './processes';
import {inProject, tools} from './project.mjs';

async function git(...args: string[]): Promise<string[]> {
  const {code, output} = await run('git', args, {capture: true});
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

/** Files that differ from where this branch left main, committed or not. */
async function listChanges(): Promise<string[]> {
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main');
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => existsSync(inProject(file)));
}

/** Lint and tests of the files that have changed. The tests of conventions always run: they read files without importing them. */
export async function createQuickChecks(): Promise<Check[]> {
  const files = await listChanges();
  const code = files.filter((file) => /\.(?:[jt]sx?|m[jt]s)$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.scss$/.test(file));
  const lint = (name: string, tool: string, list: readonly string[], ...args: string[]) =>
    list.length > 0 ? [simple(name, tool, ...args, ...list)] : [];
  return [
    ...lint('Lint: changed code (ESLint)', tools.eslint, code, '--max-warnings=0', '--no-warn-ignored'),
    ...lint('Lint: changed styles (stylelint)', tools.stylelint, styles, '--max-warnings=0'),
    ...lint('Format of changes (Prettier)', tools.prettier, files, '--check', '--log-level=warn', '--ignore-unknown'),
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
