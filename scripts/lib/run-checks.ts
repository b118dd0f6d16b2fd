import {run, type RunOptions} from './processes';
import {inProject, readJson, root} from './project.mjs';
import {formatDuration, printLine} from './terminal';

import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Counts = {
  passed: number;
  failed: number;
  tests?: readonly {name: string; milliseconds: number}[];
};

export type Check = {
  name: string;
  /** Runs the check; browser tests get the path of a browser. */
  run: (chromium?: string, options?: RunOptions) => Promise<{code: number; output: string}>;
  /** Cores that it keeps busy: two checks with one each run side by side. */
  cores: 1 | 2;
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

/** Variables that differ between terminals and runs, and change no result. */
const irrelevant = /^(?:npm_.*|_|SHLVL|PWD|OLDPWD|INIT_CWD|TERM.*|COLOR.*|WINDOWID)$/;

async function listWithGit(folder: string, ...args: string[]): Promise<string[] | undefined> {
  const {code, output} = await run('git', args, {cwd: folder, capture: true});
  return code === 0 ? output.split('\0').filter(Boolean) : undefined;
}

/**
 * Hash of everything that a check can depend on: files that git doesn't ignore, the commit that changed them last,
 * environment variables, and the day, because articles and certificates have dates. Undefined without a repository.
 * @param exceptions Paths that the check doesn't read, as git pathspecs.
 */
export async function hashInputs(folder: string, exceptions: readonly string[] = []): Promise<string | undefined> {
  const places = ['--', '.', ...exceptions.map((place) => `:!${place}`)];
  const files = await listWithGit(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ...places);
  const commit = await listWithGit(folder, 'log', '-1', '--format=%H', ...places);
  if (files === undefined) return undefined;
  const variables = Object.entries(process.env).filter(([name]) => !irrelevant.test(name));
  const hash = createHash('sha256');
  hash.update(JSON.stringify([commit, variables.sort(), new Date().toDateString()]));
  for (const name of files) {
    const file = path.join(folder, name);
    if (existsSync(file)) hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The last pass of each check: what it depended on, and its tests. */
const passedFile = inProject('node_modules/.cache/passed-checks.json');
const readPassed = () => (readJson(passedFile) ?? {}) as Record<string, {state: string; counts?: Counts}>;

/** When the site in build/ was written: another build replaces it. */
const builtAt = () => statSync(inProject('build/index.html'), {throwIfNoEntry: false})?.mtimeMs ?? 0;

type Outcome = {
  verdict: 'passed' | 'FAILED' | 'skipped' | 'unchanged';
  output?: string;
  counts?: Counts | undefined;
};
type Result = Outcome & {name: string; milliseconds: number};

const isBad = ({verdict}: Result) => verdict === 'FAILED' || verdict === 'skipped';

function describe({name, verdict, milliseconds, counts}: Result): string {
  const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  return `  ${verdict.padEnd(9)} ${formatDuration(milliseconds).padStart(12)}  ${name}${tests}`;
}

/** The five longest tests, so that whoever adds a slow one sees it. */
function listLongest(results: readonly Result[]): string[] {
  const tests = results.flatMap(({counts}) => counts?.tests ?? []);
  const longest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
  return longest.map(({name, milliseconds}) => `  ${formatDuration(milliseconds).padStart(12)}  ${name}`);
}

export type ChecksOptions = {
  /** Path of a browser for browser tests. */
  chromium?: string | undefined;
  /** Whether a check that passed with the same inputs is not repeated. */
  reuse: boolean;
};

async function runCheck(check: Check, {chromium, reuse}: ChecksOptions, capture: boolean): Promise<Outcome> {
  const {name, report, ignores, usesBuild, always} = check;
  const inputs = always ? undefined : await hashInputs(root, ignores);
  const state = () => `${inputs} ${usesBuild ? builtAt() : ''}`;
  const earlier = inputs === undefined ? undefined : readPassed()[name];
  if (reuse && earlier?.state === state()) return {verdict: 'unchanged', counts: earlier.counts};
  if (!capture) printLine(`\nRunning: ${name}`);
  if (report !== undefined) rmSync(report.file, {force: true});
  const {code, output} = await check.run(chromium, {capture});
  const written: unknown = report === undefined ? undefined : readJson(report.file);
  const counts = written === undefined ? undefined : report?.count(written as never);
  if (code === 0 && inputs !== undefined) {
    const saved = {state: state(), counts: counts && {...counts, tests: []}};
    writeFileSync(passedFile, JSON.stringify({...readPassed(), [name]: saved}));
  }
  return {verdict: code === 0 ? 'passed' : 'FAILED', output, counts};
}

/**
 * Runs all checks, even after a failure, and prints a summary. Two cores are shared: whenever one is free, the first check
 * that fits and whose `needs` has ended starts. The last line counts tests; a failed check without tests counts as one
 * failure. Resolves to the exit status.
 */
export async function runChecks(list: readonly Check[], options: ChecksOptions): Promise<0 | 1> {
  mkdirSync(inProject('node_modules/.cache/reports'), {recursive: true});
  const results: Result[] = [];
  const waiting = [...list];
  const running = new Set<Promise<void>>();
  let free = 2;
  const hasEnded = (wanted?: string) =>
    list.every(({name}) => name !== wanted) || results.some(({name}) => name === wanted);
  const runOne = async (check: Check) => {
    const {name, needs, cores} = check;
    // The output of a check beside others is printed when it has ended.
    const capture = cores === 1;
    const startedAt = performance.now();
    const isSkipped = results.some((result) => result.name === needs && isBad(result));
    const outcome: Outcome = isSkipped ? {verdict: 'skipped'} : await runCheck(check, options, capture);
    results.push({name, ...outcome, milliseconds: performance.now() - startedAt});
    if (capture) printLine(`\n${name}: ${outcome.verdict}\n${outcome.output ?? ''}`.trimEnd());
    free += cores;
  };
  while (waiting.length > 0) {
    const next = waiting.findIndex(({needs, cores}) => cores <= free && hasEnded(needs));
    const [check] = next === -1 ? [] : waiting.splice(next, 1);
    if (check === undefined) {
      await Promise.race(running);
      continue;
    }
    free -= check.cores;
    const run = runOne(check).finally(() => running.delete(run));
    running.add(run);
  }
  await Promise.all(running);
  const passed = results.reduce((sum, {counts}) => sum + (counts?.passed ?? 0), 0);
  const failed = results.reduce((sum, result) => sum + Math.max(result.counts?.failed ?? 0, isBad(result) ? 1 : 0), 0);
  printLine(`\nSummary\n${results.map(describe).join('\n')}`);
  const longest = listLongest(results);
  if (longest.length > 0) printLine(`\nLongest tests\n${longest.join('\n')}`);
  if (results.some(({verdict}) => verdict === 'unchanged')) {
    printLine('\nUnchanged: passed before with the same files. To run everything: npm run check -- --all');
  }
  printLine(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
