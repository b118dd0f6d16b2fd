import {measureBytes, type Bytes} from './bytes';
import {runLighthouse} from './lighthouse';
import {assertWorks, onPhone} from './phone';
import {median, medians} from './report';
import {measureTap, type TapOptions} from './taps';

import type {Browser} from '@playwright/test';

/** Milliseconds without a touch after loading, for the idle tap. */
const idle = 5000;

export type Lighthouse = Awaited<ReturnType<typeof runLighthouse>>;
export type Taps = Record<'freshInp' | 'freshHydration' | 'idleInp' | 'idleHydration' | 'hurriedInp', number>;

/** What a run keeps of a page. Times are medians, in milliseconds. */
export type PageResult = {
  kind: string;
  path: string;
  bytes: {shown: Bytes; after: Bytes; otherHosts: number; blocking: number; shift: number};
  taps?: Taps | undefined;
  lighthouse?: Lighthouse | undefined;
};

/** Does something several times, one after the other. */
async function repeat<T>(times: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 1; turn <= times; turn += 1) results.push(await work(turn));
  return results;
}

export type MeasureOptions = {
  browser: Browser;
  /** Of the browser, for Lighthouse, which starts its own. */
  executablePath: string;
  /** Address of the served build. */
  site: string;
  runs: number;
  /** Some of `lighthouse`, `taps`; bytes are always measured. */
  parts: ReadonlySet<string>;
  tell: (step: string) => void;
};

async function measureTaps(url: string, {browser, runs, tell}: MeasureOptions): Promise<Taps> {
  const series = async (name: string, options: TapOptions) => {
    const results = await repeat(runs, (turn) => {
      tell(`${name} tap ${turn} of ${runs}`);
      return measureTap(browser, url, options);
    });
    return {
      inp: Math.round(median(results.map(({inp}) => inp))),
      hydration: Math.round(median(results.map(({hydration}) => hydration))),
    };
  };
  const fresh = await series('fresh', {});
  const quiet = await series('idle', {idle});
  const hurried = await series('hurried', {hurried: true});
  return {
    freshInp: fresh.inp,
    freshHydration: fresh.hydration,
    idleInp: quiet.inp,
    idleHydration: quiet.hydration,
    hurriedInp: hurried.inp,
  };
}

/** Measures one page in every way asked for. Throws when the page does not work. */
export async function measurePage(
  {kind, path}: {kind: string; path: string},
  options: MeasureOptions,
): Promise<PageResult> {
  const {browser, executablePath, site, runs, parts, tell} = options;
  const url = new URL(path, site).href;
  tell('does it work?');
  await onPhone(browser, {}, ({page}) => assertWorks(page, url));
  tell('bytes');
  const {shown, after, otherHosts, blocking, shift} = await measureBytes(browser, url);
  const bytes = {shown, after, otherHosts: otherHosts.length, blocking: blocking.length, shift};
  const taps = parts.has('taps') ? await measureTaps(url, options) : undefined;
  const runOnce = (turn: number) => {
    tell(`Lighthouse ${turn} of ${runs}`);
    return runLighthouse(executablePath, url);
  };
  const lighthouse = parts.has('lighthouse') ? medians(await repeat(runs, runOnce)) : undefined;
  return {kind, path, bytes, taps, lighthouse};
}
