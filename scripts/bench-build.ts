import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

import {measureBytes} from './bench/bytes';
import {launchBrowser} from './bench/phone';
import {formatTable, kilobytes} from './bench/report';
import {writeDocs} from './bench/write-docs';
import {ensureChromium} from './lib/chromium';
import {run, stopAllOnSignal} from './lib/processes';
import {childEnvironment, inProject, projectNode, tools} from './lib/project.mjs';
import {brotli, serveBuild} from './lib/serve-build';
import {formatDuration, giveUp, messageOf, say} from './lib/terminal';

import type {Browser} from '@playwright/test';

// How the build and the downloads grow with the documentation, measured on a copy of the project. Arguments are numbers of
// pages to add: `npm run bench:build -- 100 500`.
const given = process.argv.slice(2).map(Number);
if (given.some((count) => !Number.isInteger(count) || count < 0)) {
  giveUp('Type how many pages to add, as whole numbers: npm run bench:build -- 100 1000');
}
const counts = given.length > 0 ? given : [0, 100, 1000, 3000];

/** Made by commands, or git's own: the copy starts without them. */
const leftOut = '.git .docusaurus .netlify .bench build coverage test-results node_modules'.split(' ');

/** A copy of the project that may be filled and built; the packages are shared. It is deleted when this process ends. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-bench-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  for (const name of readdirSync(inProject()).filter((entry) => !leftOut.includes(entry))) {
    cpSync(inProject(name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Commits all files of the copy: the sitemap asks git when each was changed. */
function commitAll(folder: string): void {
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@scalewell.example'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--message=copy', '--no-verify'],
  ]) {
    const {status, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  }
}

/** Builds without what an earlier build left, and notes what that took. */
async function measureBuild(folder: string) {
  const usageFile = path.join(folder, 'usage.json');
  const preload = pathToFileURL(inProject('scripts/bench/note-usage.ts')).href;
  const startedAt = performance.now();
  const {code, output} = await run(projectNode, ['--import', preload, tools.docusaurus, 'build'], {
    capture: true,
    cwd: folder,
    env: childEnvironment({BENCH_USAGE_FILE: usageFile, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
  });
  const milliseconds = performance.now() - startedAt;
  if (code !== 0) throw new Error(`The build failed after ${formatDuration(milliseconds)}.\n${output.slice(-3000)}`);
  const usage = JSON.parse(readFileSync(usageFile, 'utf8')) as {processorMilliseconds: number; peakBytes: number};
  return {milliseconds, ...usage};
}

/** Size of the script that all pages share, as it goes over the wire. */
function sizeOfMain(build: string): number {
  const scripts = path.join(build, 'assets/js');
  const main = readdirSync(scripts).find((name) => /^main\.\w+\.js$/.test(name)) ?? 'main.js';
  return brotli(readFileSync(path.join(scripts, main))).length;
}

const header = ['more docs', 'build s', 'processor s', 'memory MB', 'main KB'];
const pageHeader = ['home to show', 'home script', 'docs to show', 'docs script'];

/** Builds the site with more pages of documentation, and measures the build, the home page and one of those pages. */
async function measureGrowth(count: number, browser: Browser): Promise<string[]> {
  const folder = copyProject();
  const address = writeDocs(path.join(folder, 'docs'), count);
  commitAll(folder);
  const {milliseconds, processorMilliseconds, peakBytes} = await measureBuild(folder);
  const build = path.join(folder, 'build');
  const {url, stop} = await serveBuild({folder: build});
  const home = await measureBytes(browser, `${url}/`);
  const docs = await measureBytes(browser, url + (count > 0 ? address : '/docs/messaging/send-a-text'));
  await stop();
  const sizes = [sizeOfMain(build), home.shown.total, home.after.script, docs.shown.total, docs.after.script];
  const usage = [milliseconds / 1000, processorMilliseconds / 1000, peakBytes / 1024 ** 2];
  rmSync(folder, {recursive: true, force: true});
  return [count.toLocaleString('en'), ...usage.map((value) => value.toFixed(0)), ...sizes.map(kilobytes)];
}

stopAllOnSignal();
const browser = await launchBrowser(await ensureChromium());
const rows: string[][] = [];
for (const [at, count] of counts.entries()) {
  say(`Building with ${count} more pages (${at + 1} of ${counts.length}) ...`);
  const startedAt = performance.now();
  try {
    rows.push(await measureGrowth(count, browser));
    say(`  done in ${formatDuration(performance.now() - startedAt)}`);
  } catch (error) {
    // What has been measured so far is still shown.
    say(messageOf(error));
    process.exitCode = 1;
    break;
  }
}
await browser.close();
say(`\nKB are 1,024 bytes over the wire, brotli.\n\n${formatTable([...header, ...pageHeader], rows)}`);
process.exit();
