import {existsSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {stripVTControlCharacters} from 'node:util';

import {createChecker, formatComplaints} from '../content/check.ts';
import {start, stop, waitForEnd} from './processes.ts';
import {buildArguments, buildEnvironment, childEnvironment, root} from './project.mjs';

import type {StdioOptions} from 'node:child_process';

/** A failure: what happened, and where, as far as Docusaurus says. */
type Failure = {cause: string; file?: string; address?: string};

const isStack = (line: string) => /^\s*(?:[│|]\s*)?at .+|^\s*(?:[│|]\s*)?\.\.\. \d+ lines matching/.test(line);

/** The message that starts on this line, without its stack. */
function readMessage(lines: readonly string[], at: number): string {
  const first = (lines[at] ?? '').replace(/^.*?\[cause\]:\s*|^\s*\[ERROR\]\s*|^\s*[│×]\s*/, '').replace(/\s*\{$/, '');
  const rest: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (isStack(line) || /^\s*[[{}\]]|\[cause\]|\[errors\]|^\s*\[ERROR\]/.test(line)) break;
    rest.push(line.replace(/^\s*│\s?/, '').trimEnd());
  }
  return [first, ...rest].join('\n').trim();
}

/** Extracts failures from Docusaurus' nested errors: the root cause of each. */
function readFailures(output: string): Failure[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const failures: Failure[] = [];
  for (const [at, line] of lines.entries()) {
    const address = /Can't render static file for pathname "([^"]+)"/.exec(line)?.[1];
    const file = /MDX compilation failed for file "([^"]+)"/.exec(line)?.[1];
    if (address === undefined && file === undefined) continue;
    const isNext = (one: string) => /Can't render static file|MDX compilation failed/.test(one);
    const end = lines.findIndex((one, index) => index > at && isNext(one));
    const own = lines.slice(at, end === -1 ? undefined : end);
    const cause = own.findLastIndex((one) => one.includes('[cause]:'));
    const mdx = own.find((one) => /\bCause: /.test(one))?.replace(/^.*\bCause: /, '');
    failures.push({
      cause: mdx ?? readMessage(own, Math.max(cause, 0)),
      ...(address !== undefined && {address}),
      ...(file !== undefined && {file}),
    });
  }
  if (failures.length > 0) return failures;
  const cause = lines.findLastIndex((line) => line.includes('[cause]:'));
  const at = cause === -1 ? lines.findIndex((line) => line.includes('[ERROR]')) : cause;
  if (at === -1) return [];
  const file = /(?:path=|file ")([^\s"]+\.\w+)/.exec(lines.join('\n'))?.[1];
  return [{cause: readMessage(lines, at), ...(file !== undefined && {file})}];
}

/** Route file of an address that isn't MDX. */
function findRoute(root: string, address: string): string | undefined {
  const name = address === '/' ? '/index' : address;
  return ['.tsx', '/index.tsx']
    .map((end) => `src/pages${name}${end}`)
    .find((file) => existsSync(path.join(root, file)));
}

/**
 * Summarizes the output of a failed build: for each failure the cause, the source file, and what `npm run
 * check:content` says about it. Empty if the output has no errors.
 */
export function explainBuildFailure(output: string, root: string): string {
  const failures = readFailures(output);
  if (failures.length === 0) return '';
  const {complaints, pages} = createChecker(root)();
  const parts = failures.map(({cause, file, address}) => {
    const source =
      file === undefined
        ? (pages.find((page) => page.address === address)?.file ?? findRoute(root, address ?? ''))
        : path.relative(root, file);
    const own = complaints.filter((one) => one.file === source && one.note !== true);
    const place = [source, address && `(${address})`].filter(Boolean).join(' ');
    if (own.length > 0) return `${formatComplaints(own).trim()}\n\n  Cause: ${cause}`;
    return place === '' ? cause : `${place}\n  ${cause}`;
  });
  return [...new Set(parts)].join('\n\n');
}

/** Whether to show the build's output, or only its warnings. */
type Options = {quiet?: boolean; verbose?: boolean};

/**
 * Runs `docusaurus build`. After a failure, prints only the root causes with source file and line. Resolves to the exit
 * status.
 */
export async function buildSite({quiet = false, verbose = false}: Options = {}): Promise<number> {
  const stdio: StdioOptions = verbose ? 'inherit' : ['ignore', quiet ? 'pipe' : 'inherit', 'pipe'];
  const child = start(process.execPath, buildArguments, {stdio, env: childEnvironment(buildEnvironment)});
  let errors = '';
  let rest = '';
  if (child.stdout) createInterface({input: child.stdout}).on('line', (line) => (rest += `${line}\n`));
  if (child.stderr) {
    createInterface({input: child.stderr}).on('line', (line) => {
      if (errors !== '' || /^\[ERROR\]|^\s*× /.test(stripVTControlCharacters(line))) errors += `${line}\n`;
      else if (quiet) rest += `${line}\n`;
      else process.stderr.write(`${line}\n`);
    });
  }
  const code = await waitForEnd(child);
  await stop(child);
  if (code === 0) {
    process.stderr.write(rest.includes('[WARNING]') ? rest + errors : errors);
    return 0;
  }
  const explained = verbose ? '' : explainBuildFailure(errors, root);
  if (explained !== '') {
    process.stderr.write(`\nThe build failed.\n\n${explained}\n\nFull output: npm run build -- --verbose\n`);
  } else {
    process.stderr.write(rest + errors);
  }
  return code;
}
