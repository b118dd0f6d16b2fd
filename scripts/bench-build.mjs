import process from 'node:process';

import {ensureChromium} from './lib/install-chromium.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {stopAllOnSignal} from './lib/processes.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {formatDuration, giveUp, say} from './lib/say.mjs';

// `npm run bench:build`: how the build and the downloads grow with the documentation. Works on a copy of the project.
// Numbers after `--` are the numbers of pages to add: `npm run bench:build -- 100 500`.
const given = process.argv.slice(2).map(Number);
if (given.some((count) => !Number.isInteger(count) || count < 0)) {
  giveUp('Say how many pages to add, as whole numbers: npm run bench:build -- 100 1000');
}
const counts = given.length > 0 ? given : [0, 100, 1000, 3000];

stopAllOnSignal();
await ensureInstalled();
await continueOnProjectNode();
const executablePath = await ensureChromium();
const {launchBrowser} = await import('./bench/phone.mjs');
const {growthHeader, measureGrowth} = await import('./bench/measure-growth.mjs');
const {formatTable} = await import('./bench/tables.mjs');

const browser = await launchBrowser(executablePath);
const rows = [];
for (const count of counts) {
  say(`Building with ${count} more pages (${rows.length + 1} of ${counts.length}) ...`);
  const startedAt = performance.now();
  try {
    rows.push(await measureGrowth(count, browser));
    say(`  done in ${formatDuration(performance.now() - startedAt)}`);
  } catch (error) {
    // What is measured so far is shown all the same.
    say(error.message);
    process.exitCode = 1;
    break;
  }
}
await browser.close();
say(`\nKB are 1,024 bytes over the wire, brotli.\n\n${formatTable(growthHeader, rows)}`);
