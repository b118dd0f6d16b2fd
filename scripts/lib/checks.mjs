import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {runTool} from './processes.mjs';
import {childEnvironment, inProject, tools} from './project.mjs';
import {formatDuration, say} from './say.mjs';

const reports = {
  jest: inProject('node_modules/.cache/reports/jest.json'),
  playwright: inProject('node_modules/.cache/reports/playwright.json'),
};

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A suite that does not even load holds no tests; it still counts as one failure. */
function countJest() {
  const report = readReport(reports.jest);
  return report && {passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites};
}

function countPlaywright() {
  const report = readReport(reports.playwright);
  return report && {passed: report.stats.expected, failed: report.stats.unexpected + report.errors.length};
}

const simple = (name, file, ...args) => ({name, run: () => runTool(file, args)});

/** Every check of the project, in the order in which they run. */
export const checks = {
  types: simple('Types (tsc)', tools.tsc, '--project', '.'),
  eslint: simple(
    'Lint: code (ESLint)',
    tools.eslint,
    '.',
    '--max-warnings=0',
    '--cache',
    '--cache-location=node_modules/.cache/eslint/',
  ),
  stylelint: simple(
    'Lint: styles (stylelint)',
    tools.stylelint,
    'src/**/*.scss',
    '--max-warnings=0',
    '--allow-empty-input',
  ),
  prettier: simple('Format (Prettier)', tools.prettier, '--check', '--log-level=warn', '.'),
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
  audit: simple('Packages: known weaknesses (npm audit)', inProject('scripts/audit.mjs')),
  jest: {
    name: 'Unit tests (Jest)',
    count: countJest,
    run: () => runTool(tools.jest, ['--json', `--outputFile=${reports.jest}`, '--passWithNoTests']),
  },
  build: simple('Build (Docusaurus)', inProject('scripts/build.mjs')),
  playwright: {
    name: 'Browser tests (Playwright)',
    count: countPlaywright,
    needs: 'Build (Docusaurus)',
    run: (chromium) =>
      runTool(tools.playwright, ['test', '--reporter=dot,json'], {
        env: childEnvironment({CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright}),
      }),
  },
};

function describe({name, code, skipped, milliseconds, counts}) {
  const verdict = skipped ? 'skipped' : code === 0 ? 'passed' : 'FAILED';
  const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  return `  ${verdict.padEnd(8)} ${formatDuration(milliseconds).padStart(12)}  ${name}${tests}`;
}

/**
 * Runs the checks one after the other, all of them even when one fails, and prints a summary.
 * The last line counts tests; a failed step without tests of its own counts as one failure.
 * Resolves to the exit status.
 */
export async function runChecks(list, argument) {
  for (const file of Object.values(reports)) {
    rmSync(file, {force: true});
    mkdirSync(path.dirname(file), {recursive: true});
  }
  const results = [];
  for (const check of list) {
    const skipped = results.some(({name, code}) => name === check.needs && code !== 0);
    say(`\n${skipped ? 'Skipping' : 'Running'}: ${check.name}`);
    const startedAt = performance.now();
    const {code} = skipped ? {code: 1} : await check.run(argument);
    results.push({
      name: check.name,
      code,
      skipped,
      milliseconds: performance.now() - startedAt,
      counts: skipped ? undefined : check.count?.(),
    });
  }
  const passed = results.reduce((sum, {counts}) => sum + (counts?.passed ?? 0), 0);
  const failed = results.reduce((sum, {code, counts}) => sum + Math.max(counts?.failed ?? 0, code === 0 ? 0 : 1), 0);
  say(`\nSummary\n${results.map(describe).join('\n')}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
