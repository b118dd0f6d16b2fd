import {kilobytes, measureBytes} from '../tests/support/browser/bytes';
import {launchBrowser} from '../tests/support/browser/phone';
import {ensureChromium} from './lib/chromium';
import {run, stopAllOnSignal} from './lib/processes';
import {
  buildArguments,
  buildEnvironment,
  childEnvironment,
  inProject,
  projectNode,
  readJson,
  root,
} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {exitWithError, formatDuration, formatTable, messageOf, printLine, readArguments} from './lib/terminal';

import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
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

const firstPage = '/docs/area-1/page-1';

const retitle = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);

/** Writes copies of a guide in topics of fifty, each with its place in the sidebar, a picture and an overview. */
function writeDocs(docs: string, count: number): void {
  const [guide = '', overview = ''] = ['send-a-text', 'index'].map((name) =>
    readFileSync(path.join(docs, `messaging/${name}.mdx`), 'utf8'),
  );
  for (let number = 1; number <= count; number += 1) {
    const area = Math.ceil(number / perTopic);
    const write = (name: string, text: string) => writeFileSync(path.join(docs, `area-${area}`, name), text);
    if (number % perTopic === 1) {
      mkdirSync(path.join(docs, `area-${area}`));
      const category = {label: `Area ${area}`, position: 100 + area};
      write('_category_.json', JSON.stringify(category));
      write('index.mdx', retitle(overview, `Area ${area}`));
    }
    const page = retitle(guide, `Page ${number}`);
    write(`page-${number}.mdx`, page.replace(/^sidebar_position: .*$/m, `sidebar_position: ${number}`));
  }
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
  const used = readJson(usageFile) as {memory: number; seconds: number};
  return [milliseconds / 1000, used.seconds, used.memory];
}

/** Builds the site with extra docs, and measures the build, the home page and one of those docs. */
async function measureGrowth(count: number, browser: Browser): Promise<string[]> {
  const folder = await cloneProject();
  writeDocs(path.join(folder, 'docs'), count);
  const taken = await measureBuild(folder);
  const build = path.join(folder, 'build');
  const {url, stop} = await serveBuild({folder: build});
  const home = await measureBytes(browser, `${url}/`);
  const docs = await measureBytes(browser, url + (count > 0 ? firstPage : '/docs/messaging/send-a-text'));
  await stop();
  const sizes = [home.shown.total, home.after.script, docs.shown.total, docs.after.script];
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
const buildHeader = ['more docs', 'build s', 'processor s', 'memory MB'];
const pageHeader = ['home to show', 'home script', 'docs to show', 'docs script'];
printLine(`\nKB are 1,024 bytes over the wire, brotli.\n\n${formatTable([...buildHeader, ...pageHeader], rows)}`);
process.exit();
