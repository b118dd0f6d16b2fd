import {existsSync} from 'node:fs';
import process from 'node:process';

import {ensureChromium} from './lib/install-chromium.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {continueOnProjectNode} from './lib/project-node.mjs';
import {inProject} from './lib/project.mjs';
import {giveUp, say} from './lib/say.mjs';

// `npm run bench:booking`: from a tap on Book a Demo to times that can be chosen, on a slow phone.
await ensureInstalled();
await continueOnProjectNode();
if (!existsSync(inProject('build/book.html'))) giveUp('There is no built site. Run `npm run build` first.');
const executablePath = await ensureChromium();

const {measureBooking} = await import('./bench/booking.mjs');
const {median} = await import('./bench/median.mjs');
const {launchBrowser} = await import('./bench/phone.mjs');
const {serveBooking} = await import('./bench/serve-booking.mjs');
const {formatTable, kilobytes} = await import('./bench/tables.mjs');

const runs = 3;
const roundTrip = 150;
const msPerKilobyte = (1024 * 8) / 1638.4;

/** Name look-up, TCP, TLS; then its page, its script and its times, each of which the one before names. */
const leastTrips = 6;

const site = await serveBooking();
const browser = await launchBrowser(executablePath);
const rows = [];
try {
  for (const [name, used] of [
    ['ours, first touch of the page', false],
    ['ours, on a page in use', true],
  ]) {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await measureBooking(browser, site.url, used));
    const middle = (key) => median(results.map((result) => result[key]));
    rows.push([name, Math.round(middle('ms')), kilobytes(middle('bytes')), middle('requests')]);
  }
} finally {
  await browser.close();
  await site.stop();
}
for (const size of [0, 300, 1000]) {
  const least = leastTrips * roundTrip + size * msPerKilobyte;
  rows.push([`another host, at least, with ${size} KB`, Math.round(least), size.toFixed(1), 3]);
}
say(formatTable(['from tap to times', 'ms', 'KB sent', 'requests'], rows));
say(`
Ours: median of ${runs}, with Lighthouse's mobile values (150 ms a round trip, 1.6 Mbit/s, processor four times slower).
Free times of two months are ${kilobytes(site.timesBytes)} KB of it.
Another host: no measurement but the line alone. ${leastTrips} round trips (name, TCP, TLS, page, script, times) and the bytes; its
servers and its scripts' work come on top.`);
process.exit(0);
