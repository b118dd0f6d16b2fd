import process from 'node:process';

import {ensureChromium} from './lib/install-chromium.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {findFreePort} from './lib/ports.mjs';
import {start, stopAll, stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {childEnvironment, projectNode, tools} from './lib/project.mjs';
import {formatDuration, giveUp, say} from './lib/say.mjs';

// `npm run bench:dev`: how long after an edit of one file the page of `npm run dev` shows it. Works on a copy.
const turns = 5;
const patience = 120_000;

stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();
const executablePath = await ensureChromium();
const {edits} = await import('./bench/edits.mjs');
const {median} = await import('./bench/median.mjs');
const {launchBrowser} = await import('./bench/phone.mjs');
const {commitCopy, copyProject} = await import('./bench/project-copy.mjs');
const {formatTable} = await import('./bench/tables.mjs');

/** Starts the server with live reload and waits for its first page. */
async function startServer(folder) {
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  start(projectNode, [tools.docusaurus, 'start', '--no-open', '--host', 'localhost', '--port', String(port)], {
    cwd: folder,
    env: childEnvironment(),
    stdio: 'ignore',
  });
  for (const deadline = Date.now() + patience; Date.now() < deadline;) {
    const response = await fetch(site).catch(() => undefined);
    if (response?.ok) return site;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server did not answer within ${formatDuration(patience)}.`);
}

/** Milliseconds from an edit to the page that shows it, several times. */
async function measureEdit(browser, site, folder, {file, path, apply, isShown}) {
  const page = await browser.newPage();
  await page.goto(site + path);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: patience});
  const times = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    // The server waits for a calm moment between two changes.
    await page.waitForTimeout(1500);
    const mark = `edit-${turn}-${Math.random().toString(36).slice(2)}`;
    const editedAt = performance.now();
    apply(folder, file, mark);
    await page.waitForFunction(isShown, mark, {polling: 'raf', timeout: patience});
    times.push(Math.round(performance.now() - editedAt));
  }
  await page.close();
  return times;
}

const folder = copyProject();
commitCopy(folder);
let failure;
const browser = await launchBrowser(executablePath);
try {
  say('Starting the site with live reload ...');
  const startedAt = performance.now();
  const site = await startServer(folder);
  say(`  ready in ${formatDuration(performance.now() - startedAt)}`);
  const rows = [];
  for (const edit of edits) {
    say(`Editing ${edit.file} ${turns} times ...`);
    const times = await measureEdit(browser, site, folder, edit);
    rows.push([edit.kind, edit.file, median(times), Math.max(...times)]);
  }
  say(`\n${formatTable(['edit', 'file', 'median ms', 'slowest ms'], rows)}`);
} catch (error) {
  failure = error;
}
await browser.close();
await stopAll();
if (failure !== undefined) {
  giveUp(failure.message);
}
process.exit(0);
