import {createGit, findFolderChange, findLastChange, listSources, readChangeDays} from '.';

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const folder = mkdtempSync(path.join(os.tmpdir(), 'last-change-'));
const project = path.join(folder, 'project');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
  writeFileSync(path.join(project, file), text);
}

function run(...args: string[]): void {
  execFileSync('git', args, {cwd: project, stdio: 'ignore'});
}

function commit(day: string): void {
  run('add', '.');
  const env = {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
  const as = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  execFileSync('git', [...as, 'commit', '-m', day], {cwd: project, stdio: 'ignore', env});
}

beforeAll(() => {
  write('src/pages/about.tsx', "import {about} from '#src/content/about';\nimport type {A} from './types';");
  write('src/content/about.ts', "import {team} from './team';\nexport const about = team;");
  write('src/content/team.ts', 'export const team = 1;');
  write('docs/index.mdx', 'Words');
  run('init', '--quiet');
  commit('2025-01-10');
  write('src/content/team.ts', 'export const team = 2;');
  commit('2025-03-04');
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('a page consists of its route and all content it imports', () => {
  expect([...listSources(project, 'src/pages/about.tsx')]).toEqual([
    'src/pages/about.tsx',
    'src/content/about.ts',
    'src/content/team.ts',
  ]);
});

test('a page has the date of its newest file', () => {
  const days = readChangeDays(createGit(project));
  expect(findLastChange(project, 'src/pages/about.tsx', days)).toBe('2025-03-04');
  expect(findLastChange(project, 'docs/index.mdx', days)).toBe('2025-01-10');
});

test('a shallow clone, a folder without git and a machine without git have no dates and cause no error', () => {
  const shallow = path.join(folder, 'shallow');
  execFileSync('git', ['clone', '--depth=1', pathToFileURL(project).href, shallow], {stdio: 'ignore'});
  expect(readChangeDays(createGit(shallow)).size).toBe(0);
  expect(readChangeDays(createGit(os.tmpdir())).size).toBe(0);
  const missing = () => {
    throw new Error('spawn git ENOENT');
  };
  expect(readChangeDays(missing).size).toBe(0);
  expect(findLastChange(project, 'docs/index.mdx', new Map())).toBeUndefined();
});

test('a folder has the date of its newest file', () => {
  const days = new Map([
    ['blog/a/index.mdx', '2025-01-02'],
    ['blog/authors.yml', '2025-03-01'],
    ['blogging.ts', '2026-01-01'],
  ]);
  expect(findFolderChange('blog', days)).toBe('2025-03-01');
  expect(findFolderChange('docs', days)).toBeUndefined();
});
