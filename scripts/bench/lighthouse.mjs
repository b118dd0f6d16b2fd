import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

import {chromiumFlags} from '../lib/find-chromium.mjs';

const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

const round = (value, digits = 0) => Number(value.toFixed(digits));

/** Audits that cost a category its full score. */
function listFailed({categories, audits}) {
  const counted = Object.values(categories).flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0));
  const failed = counted.map(({id}) => audits[id]).filter(({score}) => score !== null && score < 0.9);
  return [...new Set(failed.map(({id}) => id))];
}

/**
 * One run of Lighthouse with its mobile settings, in a browser of its own. Times in milliseconds.
 * `machine` is Lighthouse's own figure for the speed of the machine: runs with different ones do not compare.
 */
export async function runLighthouse(executablePath, url) {
  const chrome = await launch({
    ...(executablePath !== undefined && {chromePath: executablePath}),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(url, {port: chrome.port, output: 'json', logLevel: 'error'});
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const {lhr} = result;
    return {
      ...Object.fromEntries(Object.entries(scores).map(([name, id]) => [name, round(lhr.categories[id].score * 100)])),
      ...Object.fromEntries(
        Object.entries(metrics).map(([name, id]) => [name, round(lhr.audits[id].numericValue, name === 'cls' ? 3 : 0)]),
      ),
      machine: round(lhr.environment.benchmarkIndex),
      failed: listFailed(lhr),
    };
  } finally {
    await chrome.kill();
  }
}
