import {kilobytes, measureBytes, type benchPages} from './bytes';
import {summarize, type Baseline} from './figures';
import {runLighthouse} from './lighthouse';
import {assertWorks, measureTap, onPhone} from './phone';
import {printLine} from '../lib/terminal';

import type {Browser} from '@playwright/test';

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
