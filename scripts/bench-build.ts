import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {kilobytes, measureBytes} from './bench/bytes';
import {launchBrowser} from './bench/phone';
import {ensureChromium} from './lib/chromium';
import {run, stopAllOnSignal} from './lib/processes';
import {buildArguments, buildEnvironment, childEnvironment, inProject, projectNode, root} from './lib/project.mjs';
import {brotli, serveBuild} from './lib/serve-build';
import {formatDuration, formatTable, exitWithError, messageOf, readArguments, printLine} from './lib/terminal';

import type {Browser} from '@playwright/test';

const usage = `npm run bench:build measures how build time and downloads grow with the documentation, in a clone of the
last commit.

  npm run bench:build                  with 0, 100, 1000 and 3000 more pages
  npm run bench:build -- 100 500       with these numbers of pages`;

const {positionals} = readArguments(usage, {allowPositionals: true});
const counts = positionals.length > 0 ? positionals.map(Number) : [0, 100, 1000, 3000];
if (counts.some((count) => !Number.isInteger(count) || count < 0))
  exitWithError(`The number of pages must be a whole number.\n\n${usage}`);

const perTopic = 50;

const paragraph =
  'Open the record, choose what should happen next, and save. The change is kept with the name of the person who made it and the time, so that a colleague can follow it later. If two people change the same record, the later change is shown and the earlier one stays in the history.';

/** A page of about 350 words with typical parts: headings, lists, a table and code. */
const writePage = (number: number) => `---
title: Page ${number}
description: Page ${number} of those that show how the build and the downloads grow with the documentation.
sidebar_position: ${number}
---

${paragraph}

## Before you start part ${number}

${paragraph}

- A role that may change settings
- A record to try it on

## Steps of part ${number}

1. Open **Settings**.
2. Choose **Part ${number}**, then save.

${paragraph}

| Field | Kind | Example |
| ----- | ---- | ------- |
| name | text | ${number} |

\`\`\`json
{"part": ${number}, "active": true}
\`\`\`

## When it does not work

${paragraph}

${paragraph}
`;

/** Creates a topic's folder with what every topic has: its place in the sidebar, a picture and an overview. */
function createTopic(docs: string, number: number): string {
  const folder = path.join(docs, `area-${number}`);
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  const category = {label: `Area ${number}`, position: 100 + number, customProps: {still: 'send-a-text'}};
  writeFileSync(path.join(folder, '_category_.json'), JSON.stringify(category));
  writeFileSync(path.join(folder, 'index.mdx'), writePage(0).replace('title: Page 0', `title: Area ${number}`));
  return folder;
}

/** Writes docs in topics of fifty. Returns the path of the first. */
function writeDocs(docs: string, count: number): string {
  for (let number = 1; number <= count; number += 1) {
    const folder = createTopic(docs, Math.ceil(number / perTopic));
    writeFileSync(path.join(folder, `page-${number}.mdx`), writePage(number));
  }
  return '/docs/area-1/page-1';
}

/** A clone of the last commit, which shares the project's packages. */
async function cloneProject(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-bench-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  const {code, output} = await run('git', ['clone', '--quiet', root, folder], {capture: true});
  if (code !== 0) throw new Error(`The project could not be cloned: ${output}`);
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

type Usage = {processorMilliseconds: number; peakBytes: number; steps: [name: string, milliseconds: number][]};

/** Seconds that each step took, by the number of more pages. */
const steps = new Map<string, number[]>();

/** Builds from scratch and measures it. */
async function measureBuild(folder: string) {
  const usageFile = path.join(folder, 'usage.json');
  const preload = pathToFileURL(inProject('scripts/bench/note-usage.ts')).href;
  const startedAt = performance.now();
  const {code, output} = await run(projectNode, ['--import', preload, ...buildArguments], {
    capture: true,
    cwd: folder,
    env: childEnvironment({...buildEnvironment, BENCH_USAGE_FILE: usageFile, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
  });
  const milliseconds = performance.now() - startedAt;
  if (code !== 0) throw new Error(`The build failed after ${formatDuration(milliseconds)}.\n${output.slice(-3000)}`);
  const used = JSON.parse(readFileSync(usageFile, 'utf8')) as Usage;
  const after = used.steps.reduce((sum, [, duration]) => sum + duration, 0);
  for (const [name, duration] of [['Docusaurus', milliseconds - after] as const, ...used.steps]) {
    steps.set(name, [...(steps.get(name) ?? []), duration / 1000]);
  }
  return [milliseconds / 1000, used.processorMilliseconds / 1000, used.peakBytes / 1024 ** 2];
}

/** Compressed size of the script all pages share. */
function sizeOfMain(build: string): number {
  const scripts = path.join(build, 'assets/js');
  const main = readdirSync(scripts).find((name) => /^main\.\w+\.js$/.test(name)) ?? 'main.js';
  return brotli(readFileSync(path.join(scripts, main))).length;
}

/** Builds the site with extra docs, and measures the build, the home page and one of those docs. */
async function measureGrowth(count: number, browser: Browser): Promise<string[]> {
  const folder = await cloneProject();
  const address = writeDocs(path.join(folder, 'docs'), count);
  const taken = await measureBuild(folder);
  const build = path.join(folder, 'build');
  const {url, stop} = await serveBuild({folder: build});
  const home = await measureBytes(browser, `${url}/`);
  const docs = await measureBytes(browser, url + (count > 0 ? address : '/docs/messaging/send-a-text'));
  await stop();
  const sizes = [sizeOfMain(build), home.shown.total, home.after.script, docs.shown.total, docs.after.script];
  rmSync(folder, {recursive: true, force: true});
  return [count.toLocaleString('en'), ...taken.map((value) => value.toFixed(0)), ...sizes.map(kilobytes)];
}

stopAllOnSignal();
const browser = await launchBrowser(await ensureChromium());
const rows: string[][] = [];
try {
  for (const count of counts) {
    printLine(`Building with ${count} more pages ...`);
    rows.push(await measureGrowth(count, browser));
  }
} catch (error) {
  // Results so far are still shown.
  printLine(messageOf(error));
  process.exitCode = 1;
}
await browser.close();
const buildHeader = ['more docs', 'build s', 'processor s', 'memory MB', 'main KB'];
const pageHeader = ['home to show', 'home script', 'docs to show', 'docs script'];
printLine(`\nKB are 1,024 bytes over the wire, brotli.\n\n${formatTable([...buildHeader, ...pageHeader], rows)}`);
printLine('\nSeconds of each step');
const stepRows = Array.from(steps, ([name, seconds]) => [name, ...seconds.map((value) => value.toFixed(1))]);
printLine(formatTable(['step', ...counts.map((count) => `${count.toLocaleString('en')} more`)], stepRows));
process.exit();
