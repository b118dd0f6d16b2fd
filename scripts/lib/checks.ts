import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {runTool, type RunOptions} from './processes';
import {childEnvironment, inProject, tools} from './project.mjs';
import {formatDuration, printLine} from './terminal';

/** Flaky tests passed only when they were run again; they are among the passed ones. */
type Counts = {passed: number; failed: number; flaky?: number};

export type Check = {
  name: string;
  /** Runs the check; browser tests get the path of a browser. */
  run: (chromium?: string, options?: RunOptions) => Promise<{code: number; output: string}>;
  /** Whether it uses about one core, so two can run side by side. */
  single?: boolean;
  /** Passed and failed tests, if the check is made of tests. */
  count?: () => Counts | undefined;
  /** Name of a check it depends on. */
  needs?: string;
};

type Result = {
  name: string;
  code: number;
  output?: string;
  skipped?: boolean;
  milliseconds: number;
  counts?: Counts | undefined;
};

type JestReport = {numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number};
type PlaywrightReport = {stats: {expected: number; unexpected: number; flaky: number}; errors: readonly unknown[]};

const reports = {
  jest: inProject('node_modules/.cache/reports/jest.json'),
  built: inProject('node_modules/.cache/reports/built.json'),
  playwright: inProject('node_modules/.cache/reports/playwright.json'),
};

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A suite that fails to load has no tests; it counts as one failure. */
function countJest(file: string): Counts | undefined {
  const report = readReport(file) as JestReport | undefined;
  return report && {passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites};
}

function countPlaywright(): Counts | undefined {
  const report = readReport(reports.playwright) as PlaywrightReport | undefined;
  if (report === undefined) return undefined;
  const {expected, unexpected, flaky} = report.stats;
  return {passed: expected + flaky, failed: unexpected + report.errors.length, flaky};
}

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

/** Jest projects (jest.config.mjs) as one check. */
const jest = (name: string, report: string, projects: readonly string[]): Check => ({
  name,
  count: () => countJest(report),
  run: () => runTool(tools.jest, ['--json', `--outputFile=${report}`, '--selectProjects', ...projects]),
});

/** All checks of the project. Those that use one core start in this order, the longest first. */
export const checks = {
  eslint: simple('Lint: code (ESLint)', tools.eslint, '.', '--max-warnings=0', ...cache('eslint')),
  build: simple('Build (Docusaurus)', inProject('scripts/run.mjs'), 'build'),
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
  audit: simple('Packages: known vulnerabilities (npm audit)', inProject('scripts/run.mjs'), 'audit'),
  jest: jest('Unit tests (Jest)', reports.jest, ['node', 'functions', 'browser']),
  built: {...jest('Tests of the built site (Jest)', reports.built, ['built']), needs: 'Build (Docusaurus)'},
  playwright: {
    name: 'Browser tests (Playwright)',
    count: countPlaywright,
    needs: 'Build (Docusaurus)',
    run: (chromium?: string) =>
      runTool(tools.playwright, ['test', '--reporter=dot,json'], {
        env: childEnvironment({CHROME_PATH: chromium ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright}),
      }),
  },
} satisfies Record<string, Check>;

function describe({name, code, skipped, milliseconds, counts}: Result): string {
  const verdict = skipped ? 'skipped' : code === 0 ? 'passed' : 'FAILED';
  const flaky = counts?.flaky ? `, ${counts.flaky} flaky` : '';
  const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed${flaky}` : '';
  return `  ${verdict.padEnd(8)} ${formatDuration(milliseconds).padStart(12)}  ${name}${tests}`;
}

async function runCheck({name, run, count}: Check, chromium?: string, options?: RunOptions): Promise<Result> {
  const startedAt = performance.now();
  const {code, output} = await run(chromium, options);
  return {name, code, output, milliseconds: performance.now() - startedAt, counts: count?.()};
}

/** Runs single-core checks two at a time, and prints each one's output when it finishes. */
async function runSideBySide(list: readonly Check[], chromium?: string): Promise<Result[]> {
  const waiting = [...list];
  const results: Result[] = [];
  const runNext = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await runCheck(check, chromium, {capture: true});
      printLine(`\n${check.name}: ${result.code === 0 ? 'passed' : 'FAILED'}\n${result.output ?? ''}`.trimEnd());
      results.push(result);
    }
  };
  await Promise.all([runNext(), runNext()]);
  return results;
}

/**
 * Runs all checks, even after a failure, and prints a summary: single-core checks side by side first, then the others
 * in order. The last line counts tests; a failed check without tests counts as one failure. Resolves to the exit
 * status.
 */
export async function runChecks(list: readonly Check[], chromium?: string): Promise<0 | 1> {
  for (const file of Object.values(reports)) {
    rmSync(file, {force: true});
    mkdirSync(path.dirname(file), {recursive: true});
  }
  const singles = list.filter(({single}) => single);
  const results = await runSideBySide(singles, chromium);
  for (const check of list.filter(({single}) => !single)) {
    const {name} = check;
    const skipped = results.some((result) => result.name === check.needs && result.code !== 0);
    printLine(`\n${skipped ? 'Skipping' : 'Running'}: ${name}`);
    results.push(skipped ? {name, code: 1, skipped, milliseconds: 0} : await runCheck(check, chromium));
  }
  const passed = results.reduce((sum, {counts}) => sum + (counts?.passed ?? 0), 0);
  const failed = results.reduce((sum, {code, counts}) => sum + Math.max(counts?.failed ?? 0, code === 0 ? 0 : 1), 0);
  printLine(`\nSummary\n${results.map(describe).join('\n')}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
