import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';

import {needsReactAttribute} from '#src/lib/needs-react';
import {chromiumFlags} from '../lib/chromium';
import {CommandError} from '../lib/terminal';

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

/**
 * Touches a part that needs React, without changing the page, and waits until React has hydrated the page, which
 * Docusaurus marks on `<html>`. Resolves to the time of the touch.
 */
export async function hydrate(page: Page): Promise<number> {
  const touchedAt = await page.evaluate((part) => {
    const now = performance.now();
    document.querySelector(part)?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    return now;
  }, `[${needsReactAttribute}]`);
  try {
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached', timeout: 30_000});
  } catch {
    throw new CommandError(`${page.url()} was touched but never hydrated, so its figures would mean nothing.`);
  }
  return touchedAt;
}

/** Center of the menu button. */
async function findMenuButton(page: Page): Promise<{x: number; y: number}> {
  const box = await page.locator('button[popovertarget="site-menu"]').boundingBox();
  if (box === null) throw new CommandError(`${page.url()} has no menu button at phone width.`);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

const isMenuOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#site-menu')?.matches(':popover-open') === true);

/**
 * Broken pages are fast. So before measuring, the menu must open before hydration, stay open during it, and a control
 * only React labels must get its label, without errors.
 */
export async function assertWorks(page: Page, url: string): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  const {x, y} = await findMenuButton(page);
  await page.touchscreen.tap(x, y);
  if (!(await isMenuOpen(page))) throw new CommandError(`${url}: a tap on the menu button did not open the menu.`);
  await hydrate(page);
  if (!(await isMenuOpen(page))) throw new CommandError(`${url}: the open menu closed during hydration.`);
  const toggle = page.locator('[data-theme-toggle][aria-label^="Switch to"]').first();
  await toggle.waitFor({state: 'attached', timeout: 5000});
  if (errors.length > 0) throw new CommandError(`${url}: ${errors.join('; ')}`);
}

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

type Recorded = {hydratedAt?: number; durations: number[]};
type Watched = typeof globalThis & {recorded: Recorded};

/** Runs in the page first: records interactions and the time of hydration. */
function watchTaps(): void {
  const noted: Recorded = {durations: []};
  (globalThis as Watched).recorded = noted;
  const observer = new PerformanceObserver((list) => {
    for (const {interactionId, duration, entryType} of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0 || entryType === 'first-input') noted.durations.push(duration);
    }
  });
  for (const type of ['event', 'first-input']) {
    // TypeScript's declarations lack the threshold.
    const options: PerformanceObserverInit & {durationThreshold: number} = {
      type,
      durationThreshold: 16,
      buffered: true,
    };
    observer.observe(options);
  }
  new MutationObserver(() => {
    const root = document.querySelector('html');
    if (root?.getAttribute('data-has-hydrated') === 'true') noted.hydratedAt ??= performance.now();
  }).observe(document, {subtree: true, childList: true, attributeFilter: ['data-has-hydrated']});
}

/**
 * Taps the menu button of an untouched page on a slow phone, then touches a part that needs React and waits for hydration.
 * Throws if the menu does not open.
 * @param idle Milliseconds between the load event and the tap; 0 taps right after the first paint.
 * @returns The slowest interaction to next paint, and the time from the touch to hydration, in milliseconds.
 */
export function measureTap(browser: Browser, url: string, idle: number) {
  return onPhone(browser, {throttled: true}, async ({page}) => {
    await page.addInitScript(watchTaps);
    await page.goto(url, {waitUntil: idle > 0 ? 'load' : 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(idle);
    const {x, y} = await findMenuButton(page);
    await page.touchscreen.tap(x, y);
    // Interactions are reported after the paint that follows them.
    await page.waitForTimeout(500);
    const touchedAt = await hydrate(page);
    if (!(await isMenuOpen(page))) throw new CommandError(`${url}: the tap on the menu button was lost.`);
    const {durations, hydratedAt = 0} = await page.evaluate(() => (globalThis as Watched).recorded);
    return {inp: Math.max(...durations), hydration: hydratedAt - touchedAt};
  });
}
