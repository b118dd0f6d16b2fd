import {kilobytes, measureBytes, type benchPages} from './bytes';
import {summarize, type Baseline} from './figures';
import {assertWorks, measureTap, onPhone} from './phone';
import {chromiumFlags} from '../lib/chromium';
import {printLine} from '../lib/terminal';

import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

import type {Browser} from '@playwright/test';

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

export type BenchRun = {
  browser: Browser;
  executablePath: string;
  pages: typeof benchPages;
  runs: number;
  /** URL of this site. */
  own: string;
  /** URL of another site, whose pages are measured by Lighthouse where it has the same path. */
  peer: string | undefined;
};

export type Measured = {own: Baseline; peer: Baseline; bytes: unknown[][]};

/**
 * Measures pages round by round, and the peer's page right after ours, so that a moment in which the machine is busy does
 * not distort one page or one site alone. Bytes are the same each time, so they are measured once.
 */
export async function measureSite({browser, executablePath, pages, runs, own, peer}: BenchRun): Promise<Measured> {
  type Sample = Record<string, number>;
  const samples = pages.map(({kind, path}) => ({kind, path, own: [] as Sample[], peer: [] as Sample[]}));
  const bytes: unknown[][] = [];
  for (let round = 1; round <= runs; round += 1) {
    for (const sample of samples) {
      printLine(`Measuring: ${sample.kind}, run ${round} of ${runs} ...`);
      const url = new URL(sample.path, own).href;
      if (round === 1) {
        await onPhone(browser, {}, ({page}) => assertWorks(page, url));
        const {shown, after} = await measureBytes(browser, url);
        const sizes = [shown.html, shown.css, shown.font, shown.image, shown.total].map(kilobytes);
        bytes.push([sample.kind, ...sizes, shown.requests, kilobytes(after.script)]);
      }
      const fresh = await measureTap(browser, url, 0);
      const idle = await measureTap(browser, url, 5000);
      sample.own.push({
        ...(await runLighthouse(executablePath, url)),
        'fresh INP': fresh.inp,
        'fresh to hydrated': fresh.hydration,
        'idle INP': idle.inp,
        'idle to hydrated': idle.hydration,
      });
      const other = peer === undefined ? undefined : new URL(sample.path, peer).href;
      if (other !== undefined && (await fetch(other)).ok) sample.peer.push(await runLighthouse(executablePath, other));
    }
  }
  const summarizeAll = (site: 'own' | 'peer'): Baseline =>
    Object.fromEntries(samples.map((sample) => [sample.kind, summarize(sample[site])]));
  return {own: summarizeAll('own'), peer: summarizeAll('peer'), bytes};
}
