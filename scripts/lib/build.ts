import {createChecker, formatLines} from '../content/check.ts';
import {listFiles} from '../content/page.ts';
import {lockBuild} from './install.mjs';
import {recordPages} from './page-hashes.ts';
import {onLine, start, stop, waitForEnd} from './processes.ts';
import {buildArguments, buildEnvironment, childEnvironment, root} from './project.mjs';

import type {StdioOptions} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** A failure: what happened, and where, as far as Docusaurus says. */
type Failure = {cause: string; file: string | undefined; address?: string | undefined};

const isStack = (line: string) => /^\s*(?:[│|]\s*)?at .+|^\s*(?:[│|]\s*)?\.\.\. \d+ lines matching/.test(line);

/** The root cause in nested errors, without its stack. */
function readCause(text: string): string {
  const lines = text.split('\n');
  const cause = lines.findLastIndex((line) => line.includes('[cause]:'));
  const at = cause === -1 ? lines.findIndex((line) => line.includes('[ERROR]')) : cause;
  const [line = '', ...others] = lines.slice(Math.max(at, 0));
  const first = line.replace(/^.*?\[cause\]:\s*|^\s*\[ERROR\]\s*|^\s*[│×]\s*/, '').replace(/\s*\{$/, '');
  const end = others.findIndex((line) => isStack(line) || /^\s*[[{}\]]|\[cause\]|\[errors\]|^\s*\[ERROR\]/.test(line));
  const rest = (end === -1 ? others : others.slice(0, end)).map((line) => line.replace(/^\s*│\s?/, '').trimEnd());
  return [first, ...rest].join('\n').trim();
}

/** Extracts failures from Docusaurus' nested errors. */
export function readFailures(output: string): Failure[] {
  const text = stripVTControlCharacters(output);
  // Each part begins with the line that names the page or the file.
  const parts = text.split(/^(?=.*(?:Can't render static file|MDX compilation failed) for )/m).map((part) => ({
    cause: /\bCause: (.*)/.exec(part)?.[1] ?? readCause(part),
    address: /Can't render static file for pathname "([^"]+)"/.exec(part)?.[1],
    file: /MDX compilation failed for file "([^"]+)"/.exec(part)?.[1],
  }));
  const failures = parts.filter(({address, file}) => address !== undefined || file !== undefined);
  if (failures.length > 0 || !/\[cause\]:|\[ERROR\]/.test(text)) return failures;
  return [{cause: readCause(text), file: /(?:path=|file ")([^\s"]+\.\w+)/.exec(text)?.[1]}];
}

/** Links and anchors that Docusaurus found to lead nowhere, with the address of the page that has them. */
function readBrokenLinks(output: string): {address: string; to: string}[] {
  const text = stripVTControlCharacters(output).replaceAll(/^\s*│ ?/gm, '');
  const pages = text.matchAll(/source page path = (\S+?):?\s*\n((?:\s*-> linking to .*\n?)+)/g);
  return Array.from(pages, ([, address = '', list = '']) => {
    // The second address is the full one, for a link that is relative.
    const links = list.matchAll(/-> linking to (\S+)/g);
    return Array.from(links, ([, to = '']) => ({address, to}));
  }).flat();
}

/** Content files that name what a record lacks: its message quotes a contact and a moment. */
function findPictures(root: string, cause: string): string {
  const [, ...words] = /has n\w+ .*?“(\w+)”(?:.*?(\d{4}-\d{2}-\d{2}T[\d:]+\d))?/.exec(cause) ?? [];
  const named = words.filter(Boolean).map((word) => `'${word}'`);
  const files = (wanted: readonly string[]) =>
    listFiles(root, 'src/content')
      .filter((file) => /^(?!world\/).*\.ts$/.test(file))
      .filter((file) => {
        const text = readFileSync(path.join(root, 'src/content', file), 'utf8');
        return wanted.length > 0 && wanted.every((word) => text.includes(word));
      });
  // The moment may have a name, such as that of the story’s night.
  const found = [named, named.slice(0, 1)].map(files).find(({length}) => length > 0) ?? [];
  return found.map((file) => `\n  It is in src/content/${file}.`).join('');
}

/** Route file of an address that isn't MDX. */
function findRoute(root: string, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const name = address === '/' ? '/index' : address;
  return ['.tsx', '/index.tsx']
    .map((end) => `src/pages${name}${end}`)
    .find((file) => existsSync(path.join(root, file)));
}

/**
 * Summarizes the output of a failed build: for each failure the cause, the source file, and what `npm run
 * check:content` says about it. Empty if the output has no errors.
 */
export async function explainBuildFailure(output: string, root: string): Promise<string> {
  const broken = readBrokenLinks(output);
  const failures = broken.length > 0 ? [] : readFailures(output);
  if (failures.length + broken.length === 0) return '';
  const {complaints, pages} = await createChecker(root)();
  const links = broken.map(({address, to}) => {
    const page = pages.find((page) => page.address === address);
    const line = page?.text.split('\n').findIndex((text) => text.includes(to)) ?? -1;
    const place = page === undefined ? address : `${page.file}${line === -1 ? '' : `:${String(line + 1)}`}`;
    return `${place}\n  “${to}” doesn’t lead to a page or a part of one. Correct it.`;
  });
  const parts = failures.map(({cause, file, address}) => {
    const source =
      file === undefined
        ? (pages.find((page) => page.address === address)?.file ?? findRoute(root, address))
        : path.relative(root, file);
    const fileComplaints = complaints.filter((complaint) => complaint.file === source && complaint.note !== true);
    const place = [source, address && `(${address})`].filter(Boolean).join(' ');
    // The cause first, because a file may have other problems, too.
    if (fileComplaints.length > 0)
      return `${place}\n  ${cause}\n\n  npm run check:content says:\n${formatLines(fileComplaints)}`;
    const told = `${cause}${findPictures(root, cause)}`;
    return place === '' ? told : `${place}\n  ${told}`;
  });
  return [...new Set([...links, ...parts])].join('\n\n');
}

/** Whether to show the build's output, or only its warnings. */
type Options = {quiet?: boolean; verbose?: boolean};

/**
 * Runs `docusaurus build`. After a failure, prints only the root causes with source file and line. Resolves to the exit
 * status.
 */
export async function buildSite(options: Options = {}): Promise<number> {
  const release = await lockBuild();
  try {
    return await runBuild(options);
  } finally {
    release();
  }
}

async function runBuild({quiet = false, verbose = false}: Options): Promise<number> {
  const stdio: StdioOptions = verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = start(process.execPath, buildArguments, {stdio, env: childEnvironment(buildEnvironment)});
  let errors = '';
  let rest = '';
  onLine(child.stdout, (line) => {
    if (quiet) rest += `${line}\n`;
    // `docusaurus serve` has neither our functions nor our headers.
    else if (!line.includes('npm run serve')) process.stdout.write(`${line}\n`);
  });
  onLine(child.stderr, (line) => {
    if (errors !== '' || /^\[ERROR\]|^\s*× /.test(stripVTControlCharacters(line))) errors += `${line}\n`;
    else if (quiet) rest += `${line}\n`;
    else process.stderr.write(`${line}\n`);
  });
  const code = await waitForEnd(child);
  await stop(child);
  if (code === 0) {
    recordPages();
    process.stderr.write(rest.includes('[WARNING]') ? rest + errors : errors);
    return 0;
  }
  const explained = verbose ? '' : await explainBuildFailure(errors, root);
  if (explained !== '') {
    process.stderr.write(`\nThe build failed.\n\n${explained}\n\nFull output: npm run build -- --verbose\n`);
  } else {
    process.stderr.write(rest + errors);
  }
  return code;
}
