import {chromiumFlags} from '../lib/chromium';

import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** One Lighthouse run with mobile settings, in its own browser. Scores are 0 to 100, times in milliseconds. */
export async function runLighthouse(executablePath: string, url: string) {
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
