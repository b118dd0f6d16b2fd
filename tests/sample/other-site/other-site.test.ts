import {companySlug} from '#src/ui/marks/CompanyMark';
import {childEnvironment, inProject, projectNode, root, tools} from '../../../scripts/lib/project.mjs';
import names from '../../../scripts/lib/sample-names.json' with {type: 'json'};
import {changeSettings} from '../../support/other-settings';
import {capture, readText} from '../../support/source-tree';

import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// A copy that somebody has made theirs: emptied by the guide, with another name, color and settings. Tests normally run on
// the sample, so this is where those that depend on it fail.
jest.setTimeout(600_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'other-site-'));
const at = (file: string): string => path.join(folder, file);

/** What Jest sets for its workers would change the tests of the copy. */
const environment: NodeJS.ProcessEnv = childEnvironment({JEST_WORKER_ID: undefined, NODE_ENV: undefined});

/** Runs a program in the copy, and returns what it printed. */
function run(program: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout.slice(-20_000)}\n${stderr.slice(-20_000)}`);
  return stdout;
}

const git = (...args: string[]): string =>
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args);
const command = (...args: string[]): string => run(projectNode, 'scripts/run.mjs', ...args);
const jestProjects = (...projects: string[]): string =>
  run(projectNode, tools.jest, '--silent', '--selectProjects', ...projects);

beforeAll(() => {
  git('clone', '--quiet', root, '.');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {cwd: root, encoding: 'utf8'});
  git('rm', '-rq', '.');
  for (const file of files.trim().split('\n')) {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    cpSync(inProject(file), at(file));
  }
  symlinkSync(inProject('node_modules'), at('node_modules'), 'junction');
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', 'The sample');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const commands = capture(readText('operations/make-it-yours.md'), /^## Delete this first$[^]*?^```sh\n([^]*?)^```$/m);
  run('bash', '-e', '-o', 'pipefail', '-c', commands);
  command('rename', 'Meridian', 'meridian-crm.com');
  command('brand', '#4b3fd1');
  changeSettings(folder);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Make it ours');
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('one of each is left', () => {
  const left = run('git', 'ls-files', 'docs/*-*/*.mdx', 'blog/20*', 'changelog/20*', 'src/content/customers');
  expect(left.trim().split('\n')).toEqual([
    'blog/2026-11-17-first-five-minutes-decide-the-deal/index.mdx',
    'changelog/2026-11-10-undo-an-import.mdx',
    'docs/getting-started/index.mdx',
    'docs/getting-started/quick-start.mdx',
    'src/content/customers/northfield-motors.json',
    'src/content/customers/northfield-motors.ts',
    'src/content/customers/quote-of.ts',
    'src/content/customers/registry.ts',
  ]);
});

test('types', () => {
  run(projectNode, tools.tsc, '--project', '.', '--incremental', 'false');
});

test('lint, after what npm run format fixes', () => {
  run(projectNode, tools.eslint, '.', '--fix', '--max-warnings=0');
  run(projectNode, tools.stylelint, 'src/**/*.scss', '--max-warnings=0');
  run(projectNode, tools.prettier, '--write', '--log-level=warn', '.');
});

test('check:content finds no problem, although main still has the sample’s pages', () => {
  expect(command('check-content')).toContain('No problems found.');
});

test('unit tests, and tests of functions', () => {
  jestProjects('node', 'browser', 'functions');
});

/** Another name in place of a sample one: `Nurthfoild` for Northfield. First names stay. */
function rename(name: string): string {
  const [from, to] = ['aeiou', 'eioua'];
  const [kept, changed] = names.firms.includes(name) ? ['', name] : (/^(.*) (\S+)$/.exec(name)?.slice(1) ?? ['', name]);
  const other = changed?.replaceAll(/[aeiou]/g, (letter) => to[from.indexOf(letter)] ?? letter) ?? '';
  return `${kept} ${other === changed ? `${other}x` : other}`.trim();
}

/** The same in the forms of texts, signs in pictures, addresses and file names. */
const others = new Map([
  ['Toronto waterfront', 'Halifax waterfront'] as const,
  ['Ontario', 'Nova Scotia'] as const,
  ...[...names.people, ...names.firms, ...names.drawings].flatMap((name) => [
    [name, rename(name)] as const,
    [name.toUpperCase(), rename(name).toUpperCase()] as const,
    ...(names.firms.includes(name) ? [[companySlug(name), companySlug(rename(name))] as const] : []),
  ]),
]);
const pattern = new RegExp(`(?<!\\p{L})(?:${[...others.keys()].map(RegExp.escape).join('|')})(?!\\p{L})`, 'gu');
const replaceNames = (text: string): string => text.replaceAll(pattern, (name) => others.get(name) ?? name);

test('once the names are replaced, a build shows no name from the sample', () => {
  const files = run('git', 'ls-files', 'src', 'docs', 'blog', 'changelog', 'tests', 'static/img').trim().split('\n');
  for (const file of files.filter((name) => /\.(?:ts|tsx|mdx|json|ya?ml|svg)$/.test(name))) {
    writeFileSync(at(file), replaceNames(readFileSync(at(file), 'utf8')));
    const moved = replaceNames(file);
    if (moved !== file) renameSync(at(file), at(moved));
  }
  expect(command('build')).toContain('SUCCESS');
  expect(command('sample')).toMatch(/The build shows 0 sample names/);
});

test('tests of the built site', () => {
  jestProjects('built');
});
