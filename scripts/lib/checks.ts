import {runTool, type RunOptions} from './processes';
import {childEnvironment, inProject, tools} from './project.mjs';

/** Flaky tests passed only when they were run again; they are among the passed ones. */
export type Counts = {passed: number; failed: number; flaky?: number};

export type Check = {
  name: string;
  /** Runs the check; browser tests get the path of a browser. */
  run: (chromium?: string, options?: RunOptions) => Promise<{code: number; output: string}>;
  /** Whether it uses about one core, so two can run side by side. */
  single?: boolean;
  /** Report a test runner writes, and how to count its tests. */
  report?: {file: string; count: (report: never) => Counts};
  /** Name of a check it depends on. */
  needs?: string;
  /** Paths it doesn't read, as git pathspecs. */
  ignores?: readonly string[];
  /** Whether it writes or reads the site in build/. */
  usesBuild?: boolean;
  /** Whether its result depends on more than files, so that it is always run. */
  always?: boolean;
};

type JestReport = {numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number};
type PlaywrightReport = {stats: {expected: number; unexpected: number; flaky: number}; errors: readonly unknown[]};

const reportFile = (name: string) => inProject(`node_modules/.cache/reports/${name}.json`);

/** Linter cache, so only changed files are checked. */
export const cache = (tool: string) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/${tool}/${tool}`,
];

/** A check that runs one tool on one core. */
export const simple = (name: string, file: string, ...args: string[]): Check => ({
  name,
  single: true,
  run: (_, options) => runTool(file, args, options),
});

/** Jest projects (jest.config.mjs) as one check. A suite that fails to load has no tests and counts as one failure. */
function jest(name: string, file: string, projects: readonly string[], more: Partial<Check> = {}): Check {
  const count = (report: JestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  });
  const args = ['--json', `--outputFile=${file}`, '--selectProjects', ...projects];
  return {name, report: {file, count}, run: () => runTool(tools.jest, args), ...more};
}

/** Folders of tests that never run functions or commands. */
const siteTests = ['built', 'components', 'content', 'conventions', 'e2e', 'unit'];

/** All checks of the project. Those that use one core start in this order, the longest first. */
export const checks = {
  eslint: simple('Lint: code (ESLint)', tools.eslint, '.', '--max-warnings=0', ...cache('eslint')),
  build: {
    ...simple('Build (Docusaurus)', inProject('scripts/run.mjs'), 'build'),
    ignores: ['tests', 'functions', 'netlify', 'operations'],
    usesBuild: true,
  },
  types: simple('Types (tsc)', tools.tsc, '--project', '.'),
  stylelint: simple(
    'Lint: styles (stylelint)',
    tools.stylelint,
    'src/**/*.scss',
    '--max-warnings=0',
    '--allow-empty-input',
    ...cache('stylelint'),
  ),
  prettier: simple('Format (Prettier)', tools.prettier, '--check', '--log-level=warn', ...cache('prettier'), '.'),
  lockfile: simple(
    'Packages: where they come from (lockfile-lint)',
    tools.lockfileLint,
    '--path=package-lock.json',
    '--type=npm',
    '--allowed-hosts=npm',
    '--validate-https',
    '--validate-integrity',
  ),
  licenses: simple('Packages: licenses (licensee)', tools.licensee, '--errors-only'),
  audit: {
    ...simple('Packages: known vulnerabilities (npm audit)', inProject('scripts/run.mjs'), 'audit'),
    always: true,
  },
  jest: jest('Unit tests (Jest)', reportFile('jest'), ['node', 'browser']),
  functions: jest('Tests of functions and commands (Jest)', reportFile('functions'), ['functions'], {
    ignores: ['docs', 'blog', 'changelog', '*.md', '*.scss', '*.tsx', ...siteTests.map((name) => `tests/${name}`)],
  }),
  built: jest('Tests of the built site (Jest)', reportFile('built'), ['built'], {
    needs: 'Build (Docusaurus)',
    ignores: ['tests/functions', 'tests/e2e', 'tests/unit', 'tests/components', 'tests/conventions', 'tests/content'],
    usesBuild: true,
  }),
  playwright: {
    name: 'Browser tests (Playwright)',
    report: {
      file: reportFile('playwright'),
      count: ({stats: {expected, unexpected, flaky}, errors}: PlaywrightReport) => ({
        passed: expected + flaky,
        failed: unexpected + errors.length,
        flaky,
      }),
    },
    needs: 'Build (Docusaurus)',
    always: true,
    run: (chromium?: string) =>
      runTool(tools.playwright, ['test', '--reporter=dot,json'], {
        env: childEnvironment({CHROME_PATH: chromium ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright')}),
      }),
  },
} satisfies Record<string, Check>;
