import {stateAttribute} from '#src/islands/names';
import {benchPages, kilobytes, measureBytes} from '../tests/support/browser/bytes';
import {launchBrowser, onPhone, wakeIsland} from '../tests/support/browser/phone';
import {measureLoad, type PhoneLoad, toFloor} from './bench/phone-load';
import {buildSite} from './lib/build';
import {chromiumFlags, ensureChromium} from './lib/chromium';
import {loadWithNpx} from './lib/load-with-npx';
import {stopAllOnSignal} from './lib/processes';
import {inProject} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {CommandError, formatTable, printLine, readArguments, readChoice, readNumber} from './lib/terminal';

import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {launch} from 'chrome-launcher';

type Recorded = {liveAt?: number; durations: number[]};
type Watched = typeof globalThis & {recorded: Recorded};

/** Runs in the page first: records interactions and the time an island becomes live. */
function watchTaps(state: string): void {
  const recorded: Recorded = {durations: []};
  (globalThis as Watched).recorded = recorded;
  const observer = new PerformanceObserver((list) => {
    for (const {interactionId, duration, entryType} of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0 || entryType === 'first-input') recorded.durations.push(duration);
    }
  });
  for (const type of ['event', 'first-input']) {
    // TypeScript's declarations lack the threshold.
    const threshold: PerformanceObserverInit & {durationThreshold: number} = {durationThreshold: 16};
    observer.observe({...threshold, type, buffered: true});
  }
  new MutationObserver(() => {
    if (document.querySelector(`[${state}=live]`)) recorded.liveAt ??= performance.now();
  }).observe(document, {subtree: true, childList: true, attributeFilter: [state]});
}

/**
 * Taps the menu button of an untouched page on a slow phone, then touches an island and waits until it is live.
 * Broken pages are fast, so it throws if the menu does not open and stay open, or if a script fails.
 * @param idle Milliseconds between the load event and the tap; 0 taps right after the first paint.
 * @returns The slowest interaction to next paint, and the time from the touch until the island is live, in milliseconds.
 */
function measureTap(browser: Browser, url: string, idle: number) {
  return onPhone(browser, {throttled: true}, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(watchTaps, stateAttribute);
    await page.goto(url, {waitUntil: idle > 0 ? 'load' : 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(idle);
    const box = await page.locator('button[popovertarget="site-menu"]').boundingBox();
    if (box === null) throw new CommandError(`${url} has no menu button at phone width.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    // Interactions are reported after the paint that follows them.
    await page.waitForTimeout(500);
    const touchedAt = await wakeIsland(page);
    const isOpen = await page.evaluate(() => document.querySelector('#site-menu')?.matches(':popover-open'));
    if (isOpen !== true) throw new CommandError(`${url}: the tap on the menu button was lost.`);
    if (errors.length > 0) throw new CommandError(`${url}: ${errors.join('; ')}`);
    const {durations, liveAt = 0} = await page.evaluate(() => (globalThis as Watched).recorded);
    return {inp: Math.max(...durations), live: liveAt - touchedAt};
  });
}

const usage = `npm run bench measures the built site and prints tables: see scripts/README.md.

  npm run bench -- --page home --page pricing   only these page types
  npm run bench -- --phone                      only first visits by a slow phone, without Lighthouse
  npm run bench -- --runs 1                     one run instead of the median of three, or five with --phone
  npm run bench -- --no-build                   the site as it is in build/
  npm run bench -- --peer DIR                   another built site in the same run`;

const kinds = benchPages.map(({kind}) => kind);
const {values} = readArguments(usage, {
  allowNegative: true,
  options: {
    page: {type: 'string', multiple: true, default: kinds},
    phone: {type: 'boolean', default: false},
    runs: {type: 'string'},
    build: {type: 'boolean', default: true},
    peer: {type: 'string'},
  },
});
const runs = readNumber('runs', values.runs ?? (values.phone ? '5' : '3'));
for (const page of values.page) readChoice('page', page, kinds);
if (values.peer !== undefined && !existsSync(values.peer)) throw new CommandError(`${values.peer} does not exist.`);

stopAllOnSignal();
if (values.build || !existsSync(inProject('build/index.html'))) {
  printLine('Building the site ...');
  if ((await buildSite({quiet: true})) !== 0) throw new CommandError('The site could not be built.');
}
const executablePath = await ensureChromium();
const browser = await launchBrowser(executablePath);
const {url: site} = await serveBuild();
const {url: floor} = await serveBuild({change: toFloor});
const peer = values.peer && (await serveBuild({folder: path.resolve(values.peer)})).url;

type Sample = Record<string, number>;

/** The part of Lighthouse's result that is shown. */
type LighthouseResult = {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
  runtimeError?: {code: string; message: string};
};
type Lighthouse = {default: (url: string, flags: object) => Promise<{lhr: LighthouseResult} | undefined>};

const {default: lighthouse} = values.phone
  ? {default: () => Promise.resolve(undefined)}
  : await loadWithNpx<Lighthouse>('lighthouse', '13.5.0');

/** One Lighthouse run with mobile settings, in its own browser. Scores are 0 to 100, times in milliseconds. */
async function runLighthouse(url: string, retry = true): Promise<Sample> {
  const chrome = await launch({chromePath: executablePath, chromeFlags: ['--headless=new', ...chromiumFlags]});
  try {
    const {lhr} = (await lighthouse(url, {port: chrome.port, output: 'json', logLevel: 'error'})) ?? {};
    // Now and then a trace misses the start of its navigation.
    if (lhr?.runtimeError?.code === 'NO_NAVSTART' && retry) return await runLighthouse(url, false);
    if (lhr === undefined || lhr.runtimeError !== undefined) {
      throw new CommandError(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    }
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => Math.round((lhr.audits[audit]?.numericValue ?? 0) * 1000) / 1000;
    return {
      perf: score('performance'),
      'access.': score('accessibility'),
      practices: score('best-practices'),
      SEO: score('seo'),
      'FCP ms': Math.round(value('first-contentful-paint')),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

async function measureTaps(url: string): Promise<Sample> {
  const fresh = await measureTap(browser, url, 0);
  const idle = await measureTap(browser, url, 5000);
  return {'fresh INP': fresh.inp, 'to live': fresh.live, 'idle INP': idle.inp, 'to live ': idle.live};
}

/** The median of each figure over several runs. */
function medians(samples: readonly Sample[]): number[] {
  return Object.keys(samples[0] ?? {}).map((name) => {
    const sorted = samples.map((sample) => sample[name] ?? 0).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return Math.abs(median) < 1 ? Math.round(median * 10_000) / 10_000 : Math.round(median);
  });
}

/** A load, and how much later than another of the same round it showed its text. */
const compareLoads = (load: PhoneLoad, least: PhoneLoad): Sample => ({
  'first paint': load['first paint'],
  'over floor': load['first paint'] - least['first paint'],
  LCP: load.LCP,
  'over floor ': load.LCP - least.LCP,
  CLS: load.CLS,
  requests: load.requests,
  layout: load.layout,
  scroll: load.scroll,
});

type Measured = {
  kind: string;
  path: string;
  loads: Sample[];
  peerLoads: Sample[];
  lighthouse: Sample[];
  peerLighthouse: Sample[];
  taps: Sample[];
};

const pages = benchPages
  .filter(({kind}) => values.page.includes(kind))
  .map((page): Measured => ({...page, loads: [], peerLoads: [], lighthouse: [], peerLighthouse: [], taps: []}));
const bytes: unknown[][] = [];
// Round by round, and the peer's page right after ours, so that a busy moment does not distort one page or site alone.
for (let round = 1; round <= runs; round += 1) {
  for (const {kind, path: address, ...samples} of pages) {
    printLine(`Measuring: ${kind}, run ${round} of ${runs} ...`);
    const url = new URL(address, site).href;
    const atPeer = peer === undefined ? undefined : new URL(address, peer).href;
    const other = atPeer !== undefined && (await fetch(atPeer)).ok ? atPeer : undefined;
    const least = await measureLoad(browser, new URL(address, floor).href);
    samples.loads.push(compareLoads(await measureLoad(browser, url), least));
    if (other !== undefined) samples.peerLoads.push(compareLoads(await measureLoad(browser, other), least));
    if (values.phone) continue;
    if (round === 1) {
      const {shown, after} = await measureBytes(browser, url);
      const sizes = [shown.html, shown.css, shown.font, shown.image, shown.total].map(kilobytes);
      bytes.push([kind, ...sizes, shown.requests, kilobytes(after.script)]);
    }
    samples.taps.push(await measureTaps(url));
    samples.lighthouse.push(await runLighthouse(url));
    if (other !== undefined) samples.peerLighthouse.push(await runLighthouse(other));
  }
}

function printFigures(title: string, of: (page: Measured) => Sample[]): void {
  const shown = pages.filter((page) => of(page).length > 0);
  if (shown.length === 0) return;
  const names = Object.keys(shown.map(of)[0]?.[0] ?? {});
  printLine(`\n${title}`);
  printLine(
    formatTable(
      ['page', ...names],
      shown.map((page) => [page.kind, ...medians(of(page))]),
    ),
  );
}

const several = runs === 1 ? 'one run' : `medians of ${runs}`;
printFigures(`First visit by a slow phone, ms, ${several}`, ({loads}) => loads);
printFigures('The peer, measured in turn, over the floor of our page', ({peerLoads}) => peerLoads);
if (!values.phone) {
  printFigures(`Lighthouse, mobile, ${several}`, ({lighthouse}) => lighthouse);
  printFigures('The peer, measured in turn', ({peerLighthouse}) => peerLighthouse);
  printLine('\nDownloaded on a first visit, KB (1,024 bytes) over the wire, brotli');
  printLine(formatTable(['page', 'HTML', 'CSS', 'font', 'image', 'to show', 'requests', 'script after'], bytes));
  printFigures(
    'First tap on a slow phone, ms: right after the first paint (fresh), and 5 s after loading (idle)',
    ({taps}) => taps,
  );
}
process.exit(0);
