import {existsSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {createChecker, formatComplaints} from '../content/check.ts';

/** One thing that went wrong: what, and where as far as Docusaurus says. */
type Failure = {cause: string; file?: string; address?: string};

const isStack = (line: string) => /^\s*(?:[│|]\s*)?at .+|^\s*(?:[│|]\s*)?\.\.\. \d+ lines matching/.test(line);

/** The message that starts in this line, without its stack. */
function readMessage(lines: readonly string[], at: number): string {
  const first = (lines[at] ?? '').replace(/^.*?\[cause\]:\s*|^\s*\[ERROR\]\s*|^\s*[│×]\s*/, '').replace(/\s*\{$/, '');
  const rest: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (isStack(line) || /^\s*[[{}\]]|\[cause\]|\[errors\]|^\s*\[ERROR\]/.test(line)) break;
    rest.push(line.replace(/^\s*│\s?/, '').trimEnd());
  }
  return [first, ...rest].join('\n').trim();
}

/** What failed, out of the nested errors that Docusaurus prints: the last cause of each. */
export function readFailures(output: string): Failure[] {
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

/** The route of an address that is not written in MDX. */
function findRoute(root: string, address: string): string | undefined {
  const name = address === '/' ? '/index' : address;
  return ['.tsx', '/index.tsx']
    .map((end) => `src/pages${name}${end}`)
    .find((file) => existsSync(path.join(root, file)));
}

/**
 * Puts the output of a failed build into a few lines: for each failure the cause, the source file, and what
 * `npm run check:content` says about that file, with its line. Empty when no error is found in the output.
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
