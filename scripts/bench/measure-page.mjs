import {measureBytes} from './bytes.mjs';
import {assertWorks} from './hydration.mjs';
import {runLighthouse} from './lighthouse.mjs';
import {median, medians} from './median.mjs';
import {onPhone} from './phone.mjs';
import {measureTap} from './taps.mjs';

/** Milliseconds after which a page that was loaded counts as idle. */
const idle = 5000;

/** Does something several times, one after the other. */
async function repeat(times, work) {
  const results = [];
  for (let turn = 1; turn <= times; turn += 1) {
    results.push(await work(turn));
  }
  return results;
}

async function measureTaps(browser, url, runs, tell) {
  const series = async (name, options) => {
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

/**
 * Measures one page in every way asked for. Throws when the page does not work.
 *
 * @param {object} page
 * @param {string} page.kind
 * @param {string} page.path
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {string | undefined} options.executablePath of the browser, for Lighthouse, which starts its own
 * @param {string} options.site address of the served build
 * @param {number} options.runs
 * @param {Set<string>} options.parts some of `lighthouse`, `taps`; bytes are always measured
 * @param {(step: string) => void} options.tell
 */
export async function measurePage({kind, path}, {browser, executablePath, site, runs, parts, tell}) {
  const url = new URL(path, site).href;
  tell('does it work?');
  await onPhone(browser, {}, ({page}) => assertWorks(page, url));
  tell('bytes');
  const {shown, after, otherHosts, blocking, shift} = await measureBytes(browser, url);
  const bytes = {shown, after, otherHosts: otherHosts.length, blocking: blocking.length, shift};
  const taps = parts.has('taps') ? await measureTaps(browser, url, runs, tell) : undefined;
  const lighthouse = parts.has('lighthouse')
    ? medians(
        await repeat(runs, (turn) => {
          tell(`Lighthouse ${turn} of ${runs}`);
          return runLighthouse(executablePath, url);
        }),
      )
    : undefined;
  return {kind, path, bytes, taps, lighthouse};
}
