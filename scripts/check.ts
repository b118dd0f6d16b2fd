import {ensureChromium} from './lib/chromium';
import {run, runTool, stopAll, stopAllOnSignal} from './lib/processes';
import {childEnvironment, inProject, root, tools} from './lib/project.mjs';
import {type Check, runChecks} from './lib/run-checks';
import {printLine, readArguments} from './lib/terminal';

import {existsSync} from 'node:fs';
import path from 'node:path';

const usage = `npm test           runs every check, and installs a browser if there is none
npm test -- --all   the same on all pages and parts, and on a copy made somebody else's site, as CI does on main
npm run check      without the browser tests; skips checks that passed and whose files haven't changed
npm run check -- --all   the same, without skipping
npm run check:quick   types, plus lint and tests of changes since main`;

const {values} = readArguments(usage, {
  options: {quick: {type: 'boolean'}, browser: {type: 'boolean'}, all: {type: 'boolean'}},
});

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {name: string; assertionResults: readonly {fullName: string; duration?: number | null}[]}[];
};
type PlaywrightTest = {results: readonly {duration: number}[]};
type PlaywrightSuite = {
  file: string;
  specs: readonly {title: string; tests: readonly PlaywrightTest[]}[];
  suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: {expected: number; unexpected: number};
  suites: readonly PlaywrightSuite[];
  errors: readonly unknown[];
};

/** The tests of a file and of the groups in it, by name. */
const listTests = ({file, specs, suites = []}: PlaywrightSuite): (PlaywrightTest & {name: string})[] => [
  ...specs.flatMap(({title, tests}) => tests.map((test) => ({...test, name: `${file}: ${title}`}))),
  ...suites.flatMap(listTests),
];

const reportFile = (name: string) => inProject(`node_modules/.cache/reports/${name}.json`);

/** Linter cache, so only changed files are checked. */
const cache = (tool: string) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/${tool}/${tool}`,
];
const eslint = [tools.eslint, '--max-warnings=0', ...cache('eslint')] as const;
const stylelint = [tools.stylelint, '--max-warnings=0', ...cache('stylelint')] as const;
const prettier = [tools.prettier, '--check', '--log-level=warn', ...cache('prettier')] as const;

/** A check that runs one tool on one core. */
const simple = (name: string, file: string, ...args: string[]): Check => ({
  name,
  cores: 1,
  run: (_, options) => runTool(file, args, options),
});

/** Counts the tests in a report of Jest. A suite that fails to load has no tests and counts as one failure. */
const jestReport = (file: string) => ({
  file,
  count: (report: JestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    tests: report.testResults.flatMap(({name, assertionResults}) =>
      assertionResults.map(({fullName, duration}) => ({
        name: `${path.relative(root, name)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
  }),
});

/** Jest projects (jest.config.mjs) as one check. */
function jest(name: string, file: string, projects: readonly string[], more: Partial<Check> = {}): Check {
  const args = ['--json', `--outputFile=${file}`, '--selectProjects', ...projects];
  return {name, cores: 2, report: jestReport(file), run: (_, options) => runTool(tools.jest, args, options), ...more};
}

/** Folders of tests that never run functions or commands. */
const siteTests = ['built', 'components', 'content', 'conventions', 'e2e', 'sample', 'unit'];

/** All checks of the project, in the order in which they start: the longest first, and those that use one core. */
const checks = {
  eslint: simple('Lint: code (ESLint)', ...eslint, '.'),
  build: {
    ...simple('Build (Docusaurus)', inProject('scripts/run.mjs'), 'build'),
    // With the style guide, which the browser tests visit.
    run: (_, options) =>
      runTool(inProject('scripts/run.mjs'), ['build'], {...options, env: childEnvironment({STYLEGUIDE: 'yes'})}),
    ignores: ['tests', 'functions', 'netlify', 'operations'],
    usesBuild: true,
  },
  types: simple('Types (tsc)', tools.tsc, '--project', '.'),
  stylelint: simple('Lint: styles (stylelint)', ...stylelint, 'src/**/*.scss'),
  prettier: simple('Format (Prettier)', ...prettier, '.'),
  lockfile: simple(
    'Packages: where they come from (lockfile-lint)',
    tools.lockfileLint,
    ...['--path=package-lock.json', '--type=npm', '--allowed-hosts=npm', '--validate-https', '--validate-integrity'],
  ),
  jest: jest('Unit tests (Jest)', reportFile('jest'), ['node', 'browser']),
  functions: jest('Tests of functions and commands (Jest)', reportFile('functions'), ['functions'], {
    ignores: ['docs', 'blog', 'changelog', '*.md', '*.scss', '*.tsx', ...siteTests.map((name) => `tests/${name}`)],
  }),
  built: jest('Tests of the built site (Jest)', reportFile('built'), ['built'], {
    needs: 'Build (Docusaurus)',
    ignores: ['tests/functions', 'tests/e2e', 'tests/unit', 'tests/components', 'tests/conventions', 'tests/content'],
    usesBuild: true,
  }),
  otherSite: jest('Somebody else’s site (Jest)', reportFile('other-site'), ['other-site', '--passWithNoTests']),
  playwright: {
    name: 'Browser tests (Playwright)',
    cores: 2,
    report: {
      file: reportFile('playwright'),
      count: ({stats: {expected, unexpected}, suites, errors}: PlaywrightReport) => ({
        passed: expected,
        failed: unexpected + errors.length,
        tests: suites.flatMap(listTests).map(({name, results}) => ({
          name,
          milliseconds: results.reduce((sum, {duration}) => sum + duration, 0),
        })),
      }),
    },
    needs: 'Build (Docusaurus)',
    always: true,
    run: (chromium?: string) =>
      runTool(tools.playwright, ['test', '--reporter=dot,json'], {
        env: childEnvironment({
          CHROME_PATH: chromium ?? '',
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
          // Tables with more cases than a run has time for read it.
          ...(values.all && {TESTS: 'all'}),
        }),
      }),
  },
} satisfies Record<string, Check>;

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
  if (files.length === 0) {
    printLine('No file has changed since main, or this folder is not a git repository: only types are checked.');
    return [];
  }
  const code = files.filter((file) => /\.(?:[jt]sx?|m[jt]s)$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.scss$/.test(file));
  const conventions = await git('ls-files', 'tests/conventions');
  const file = reportFile('quick');
  const projects = ['--json', `--outputFile=${file}`, '--selectProjects', 'node', 'functions', 'browser'];
  const related = [...projects, '--findRelatedTests', ...code, ...conventions];
  const lists = [
    [code, simple('Lint: changed code (ESLint)', ...eslint, '--no-warn-ignored', ...code)],
    [styles, simple('Lint: changed styles (stylelint)', ...stylelint, ...styles)],
    [files, simple('Format of changes (Prettier)', ...prettier, '--ignore-unknown', ...files)],
    [conventions, {...simple('Tests of changes (Jest)', tools.jest, ...related), report: jestReport(file)}],
  ] as const;
  return lists.filter(([changed]) => changed.length > 0).map(([, check]) => ({...check, always: true}));
}

/** Browser tests run only in `npm test`, and somebody else's site only with `--all`. */
const isWanted = (check: Check): boolean =>
  (values.browser === true || check !== checks.playwright) &&
  ((values.browser === true && values.all === true) || check !== checks.otherSite);

stopAllOnSignal();
const chromium = values.browser ? await ensureChromium() : undefined;
if (chromium !== undefined) printLine(`Browser: ${chromium}`);
const list = values.quick ? [checks.types, ...(await createQuickChecks())] : Object.values(checks).filter(isWanted);
const reuse = !values.browser && !values.all && !process.env.CI;
const status = await runChecks(list, {chromium, reuse});
await stopAll();
process.exit(status);
