import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

import {benchPages, kilobytes, measureBytes} from './bench/bytes';
import {compare, summarize, type Baseline} from './bench/figures';
import {assertWorks, launchBrowser, measureTap, onPhone} from './bench/phone';
import {buildSite} from './lib/build';
import {chromiumFlags, ensureChromium} from './lib/chromium';
import {stopAllOnSignal} from './lib/processes';
import {inProject} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {CommandError, formatTable, readArguments, readChoice, readNumber, printLine} from './lib/terminal';

const usage = `npm run bench measures the built site and prints tables: see scripts/README.md.

  npm run bench -- --page home --page pricing   only these page types
  npm run bench -- --runs 1                     one run instead of the median of three
  npm run bench -- --no-build                   the site as it is in build/
  npm run bench -- --against FILE               differences from a baseline that are larger than the noise
  npm run bench -- --save FILE                  writes a baseline
  npm run bench -- --peer DIR                   another built site in the same run`;

const {values} = readArguments(usage, {
  allowNegative: true,
  options: {
    page: {type: 'string', multiple: true, default: benchPages.map(({kind}) => kind)},
    runs: {type: 'string', default: '3'},
    build: {type: 'boolean', default: true},
    against: {type: 'string'},
    save: {type: 'string'},
    peer: {type: 'string'},
  },
});
const runs = readNumber('runs', values.runs);
const kinds = benchPages.map(({kind}) => kind);
for (const page of values.page) readChoice('page', page, kinds);
for (const given of [values.against, values.peer]) {
  if (given !== undefined && !existsSync(given)) throw new CommandError(`${given} does not exist.`);
}

stopAllOnSignal();
if (values.build || !existsSync(inProject('build/index.html'))) {
  printLine('Building the site ...');
  if ((await buildSite({quiet: true})) !== 0) throw new CommandError('The site could not be built.');
}
const executablePath = await ensureChromium();
const browser = await launchBrowser(executablePath);
const {url: ownSite} = await serveBuild();
const peerSite = values.peer && (await serveBuild({folder: path.resolve(values.peer)})).url;

type Sample = Record<string, number>;

/** One Lighthouse run with mobile settings, in its own browser. Scores are 0 to 100, times in milliseconds. */
async function runLighthouse(url: string, retry = true): Promise<Sample> {
  const chrome = await launch({chromePath: executablePath, chromeFlags: ['--headless=new', ...chromiumFlags]});
  try {
    const result = await lighthouse(url, {port: chrome.port, output: 'json', logLevel: 'error'});
    // Now and then a trace misses the start of its navigation.
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && retry) {
      return await runLighthouse(url, false);
    }
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      throw new CommandError(
        `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    }
    const {categories, audits} = result.lhr;
    const score = (category: string) => (categories[category]?.score ?? 0) * 100;
    const value = (audit: string) => audits[audit]?.numericValue ?? 0;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

type Sampled = {kind: string; path: string; own: Sample[]; peer: Sample[]};

const summarizeAll = (samples: readonly Sampled[], site: 'own' | 'peer'): Baseline =>
  Object.fromEntries(samples.map((sample) => [sample.kind, summarize(sample[site])]));

/**
 * Measures pages round by round, and the peer's page right after ours, so that a moment in which the machine is busy does
 * not distort one page or one site alone. Bytes are the same each time, so they are measured once.
 */
async function measurePages() {
  const pages = benchPages.filter(({kind}) => values.page.includes(kind));
  const samples = pages.map((page): Sampled => ({...page, own: [], peer: []}));
  const bytes: unknown[][] = [];
  for (let round = 1; round <= runs; round += 1) {
    for (const {kind, path: address, own, peer} of samples) {
      printLine(`Measuring: ${kind}, run ${round} of ${runs} ...`);
      const url = new URL(address, ownSite).href;
      if (round === 1) {
        await onPhone(browser, {}, ({page}) => assertWorks(page, url));
        const {shown, after} = await measureBytes(browser, url);
        const sizes = [shown.html, shown.css, shown.font, shown.image, shown.total].map(kilobytes);
        bytes.push([kind, ...sizes, shown.requests, kilobytes(after.script)]);
      }
      const fresh = await measureTap(browser, url, 0);
      const idle = await measureTap(browser, url, 5000);
      own.push({
        ...(await runLighthouse(url)),
        'fresh INP': fresh.inp,
        'fresh to hydrated': fresh.hydration,
        'idle INP': idle.inp,
        'idle to hydrated': idle.hydration,
      });
      const other = peerSite === undefined ? undefined : new URL(address, peerSite).href;
      if (other !== undefined && (await fetch(other)).ok) peer.push(await runLighthouse(other));
    }
  }
  return {own: summarizeAll(samples, 'own'), peer: summarizeAll(samples, 'peer'), bytes};
}

const {own, peer, bytes} = await measurePages();
const rows = (names: readonly string[]): unknown[][] =>
  Object.entries(own).map(([kind, figures]) => [
    kind,
    ...names.map((name) => (name === 'cls' ? figures[name]?.median : Math.round(figures[name]?.median ?? 0))),
  ]);

printLine(`\nLighthouse, mobile, ${runs === 1 ? 'one run' : `medians of ${runs}`}`);
const scores = ['performance', 'accessibility', 'practices', 'seo', 'fcp', 'lcp', 'tbt', 'cls'];
printLine(
  formatTable(['page', 'perf', 'access.', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], rows(scores)),
);
printLine('\nDownloaded on a first visit, KB (1,024 bytes) over the wire, brotli');
printLine(formatTable(['page', 'HTML', 'CSS', 'font', 'image', 'to show', 'requests', 'script after'], bytes));
printLine('\nFirst tap on a slow phone, ms: right after the first paint (fresh), and 5 s after loading (idle)');
const taps = ['fresh INP', 'fresh to hydrated', 'idle INP', 'idle to hydrated'];
printLine(formatTable(['page', ...taps], rows(taps)));
if (values.peer !== undefined) {
  printLine('\nBeside the peer, measured in turn');
  const beside = compare(peer, own, ['fcp', 'lcp', 'tbt']);
  printLine(formatTable(['page', 'figure', 'peer', 'ours', 'ours / peer', 'noise'], beside));
}
if (values.against !== undefined) {
  const changed = compare(JSON.parse(readFileSync(values.against, 'utf8')) as Baseline, own);
  printLine(`\nLarger than the noise of both measurements, against ${values.against}`);
  printLine(formatTable(['page', 'figure', 'before', 'now', 'now / before', 'noise'], changed));
}
if (values.save !== undefined) writeFileSync(values.save, `${JSON.stringify(own, null, 2)}\n`);
process.exit(0);
