import {islandAttribute, stateAttribute} from '#src/islands/names';
import {chromiumFlags} from '../../../scripts/lib/chromium.ts';
import {CommandError} from '../../../scripts/lib/terminal.ts';

import {type Browser, type CDPSession, chromium, type Page} from '@playwright/test';

/**
 * A mid-range phone on slow 4G, with the values of Lighthouse's mobile settings.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 */
const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
const slowLine = {offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8};
const slowdown = 4;

export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({args: chromiumFlags, executablePath});

/** Opens an empty phone tab, passes it to `work`, and closes it. `throttled`: slow network and CPU. */
export async function onPhone<T>(
  browser: Browser,
  {throttled = false},
  work: (tab: {page: Page; session: CDPSession}) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (throttled) {
      await session.send('Network.emulateNetworkConditions', slowLine);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    }
    return await work({page, session});
  } finally {
    await context.close();
  }
}

/** Touches the first island of a page without changing it, and waits until it is live. Resolves to the time of the touch. */
export async function wakeIsland(page: Page): Promise<number> {
  const touchedAt = await page.evaluate((island) => {
    const now = performance.now();
    document.querySelector(island)?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    return now;
  }, `[${islandAttribute}]`);
  try {
    await page.waitForSelector(`[${stateAttribute}=live]`, {state: 'attached', timeout: 30_000});
  } catch {
    throw new CommandError(`${page.url()} was touched, but its island never became live.`);
  }
  return touchedAt;
}

/** What pages may shift: far below what is good, 0.1 (https://web.dev/articles/cls). */
export const shiftGoal = 0.005;

/** Sum of the layout shifts so far. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & {value: number}).value;
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(sum), 100);
      }),
  );
