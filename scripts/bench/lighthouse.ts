import {launch} from 'chrome-launcher';
import lighthouse, {type Result} from 'lighthouse';

import {chromiumFlags} from '../lib/chromium';

const round = (value = 0, digits = 0) => Number(value.toFixed(digits));

/** Audits that cost a category its full score. */
function listFailed({categories, audits}: Result): string[] {
  const counted = Object.values(categories).flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0));
  const ids = counted.map(({id}) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
  return [...new Set(ids)];
}

/**
 * One run of Lighthouse with its mobile settings, in a browser of its own. Scores up to 100, times in milliseconds. `machine`
 * is Lighthouse's figure for the speed of the machine: runs on different ones do not compare.
 */
export async function runLighthouse(executablePath: string, url: string) {
  const chrome = await launch({chromePath: executablePath, chromeFlags: ['--headless=new', ...chromiumFlags]});
  try {
    const result = await lighthouse(url, {port: chrome.port, output: 'json', logLevel: 'error'});
    if (result === undefined || result.lhr.runtimeError !== undefined) {
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const {lhr} = result;
    const score = (category: string) => round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string, digits?: number) => round(lhr.audits[audit]?.numericValue, digits);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift', 3),
      machine: round(lhr.environment.benchmarkIndex),
      failed: listFailed(lhr),
    };
  } finally {
    chrome.kill();
  }
}
