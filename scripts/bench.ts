import {existsSync} from 'node:fs';
import process from 'node:process';

import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

import {benchPages, kilobytes, measureBytes} from './bench/bytes';
import {assertWorks, launchBrowser, measureTap, onPhone} from './bench/phone';
import {buildSite} from './lib/build';
import {chromiumFlags, ensureChromium} from './lib/chromium';
import {stopAllOnSignal} from './lib/processes';
import {inProject} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {formatTable, exitWithError, messageOf, readArguments, say} from './lib/terminal';

const usage = `npm run bench measures the built site and prints tables: see scripts/README.md.

  npm run bench -- --page home --page pricing   only these page types
  npm run bench -- --runs 1                     one run instead of the median of three
  npm run bench -- --no-build                   the site as it is in build/`;

const {values} = readArguments(usage, {
  allowNegative: true,
  options: {
    page: {type: 'string', multiple: true, default: benchPages.map(({kind}) => kind)},
    runs: {type: 'string', default: '3'},
    build: {type: 'boolean', default: true},
  },
});
const runs = Number(values.runs);
const unknown = values.page.find((wanted) => benchPages.every(({kind}) => kind !== wanted));
if (unknown !== undefined) {
  exitWithError(`Unknown kind of page "${unknown}". Use one of: ${benchPages.map(({kind}) => kind).join(', ')}.`);
}
if (!Number.isInteger(runs) || runs < 1) exitWithError(`--runs is "${values.runs}". Use a whole number of at least 1.`);

/** Median of each number over several consecutive runs. */
async function medianOf<T extends Record<string, number>>(measure: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  while (results.length < runs) results.push(await measure());
  const median = (name: string) => results.map((one) => one[name] ?? 0).sort((a, b) => a - b)[Math.floor(runs / 2)];
  return Object.fromEntries(Object.keys(results[0] ?? {}).map((name) => [name, median(name)])) as T;
}

/** One Lighthouse run with mobile settings, in its own browser. Scores are 0 to 100, times in milliseconds. */
async function runLighthouse(executablePath: string, url: string) {
  const chrome = await launch({chromePath: executablePath, chromeFlags: ['--headless=new', ...chromiumFlags]});
  try {
    const result = await lighthouse(url, {port: chrome.port, output: 'json', logLevel: 'error'});
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
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

stopAllOnSignal();
if (values.build || !existsSync(inProject('build/index.html'))) {
  say('Building the site ...');
  if ((await buildSite({quiet: true})) !== 0) exitWithError('The site could not be built.');
}
const executablePath = await ensureChromium();
const {url: site, stop} = await serveBuild();
const browser = await launchBrowser(executablePath);
const scores: unknown[][] = [];
const bytes: unknown[][] = [];
const taps: unknown[][] = [];
try {
  for (const {kind, path} of benchPages.filter((page) => values.page.includes(page.kind))) {
    say(`Measuring: ${kind} ...`);
    const url = new URL(path, site).href;
    await onPhone(browser, {}, ({page}) => assertWorks(page, url));
    const {shown, after} = await measureBytes(browser, url);
    const fresh = await medianOf(() => measureTap(browser, url, 0));
    const idle = await medianOf(() => measureTap(browser, url, 5000));
    const {cls, ...figures} = await medianOf(() => runLighthouse(executablePath, url));
    bytes.push([
      kind,
      ...[shown.html, shown.css, shown.font, shown.image, shown.total].map(kilobytes),
      shown.requests,
      kilobytes(after.script),
    ]);
    taps.push([kind, ...[fresh.inp, fresh.hydration, idle.inp, idle.hydration].map(Math.round)]);
    scores.push([kind, ...Object.values(figures).map(Math.round), cls.toFixed(3)]);
  }
} catch (error) {
  exitWithError(messageOf(error));
} finally {
  await browser.close();
  await stop();
}
say(`\nLighthouse, mobile, ${runs === 1 ? 'one run' : `medians of ${runs}`}`);
say(formatTable(['page', 'perf', 'access.', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], scores));
say('\nDownloaded on a first visit, KB (1,024 bytes) over the wire, brotli');
say(formatTable(['page', 'HTML', 'CSS', 'font', 'image', 'to show', 'requests', 'script after'], bytes));
say('\nFirst tap on a slow phone, ms: right after the first paint (fresh), and 5 s after loading (idle)');
say(formatTable(['page', 'fresh INP', 'fresh to hydrated', 'idle INP', 'idle to hydrated'], taps));
process.exit(0);
