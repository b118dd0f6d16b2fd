import {stateAttribute} from '#src/islands/dom';
import {onPhone, wakeIsland} from '../../tests/support/browser/phone';
import {CommandError} from '../lib/terminal';

import type {Browser} from '@playwright/test';

type Recorded = {liveAt?: number; durations: number[]};
type Watched = typeof globalThis & {recorded: Recorded};

/** Runs in the page first: records interactions and the time an island becomes live. */
function watchTaps(state: string): void {
  const recorded: Recorded = {durations: []};
  (globalThis as Watched).recorded = recorded;
  const observer = new PerformanceObserver((list) => {
    for (const {interactionId, duration, entryType} of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0 || entryType === 'first-input') recorded.durations.push(duration);
    }
  });
  for (const type of ['event', 'first-input']) {
    // TypeScript's declarations lack the threshold.
    const threshold: PerformanceObserverInit & {durationThreshold: number} = {durationThreshold: 16};
    observer.observe({...threshold, type, buffered: true});
  }
  new MutationObserver(() => {
    if (document.querySelector(`[${state}=live]`)) recorded.liveAt ??= performance.now();
  }).observe(document, {subtree: true, childList: true, attributeFilter: [state]});
}

/**
 * Taps the menu button of an untouched page on a slow phone, then touches an island and waits until it is live.
 * Broken pages are fast, so it throws if the menu does not open and stay open, or if a script fails.
 * @param idle Milliseconds between the load event and the tap; 0 taps right after the first paint.
 * @returns The slowest interaction to next paint, and the time from the touch until the island is live, in milliseconds.
 */
export function measureTap(browser: Browser, url: string, idle: number) {
  return onPhone(browser, {throttled: true}, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(watchTaps, stateAttribute);
    await page.goto(url, {waitUntil: idle > 0 ? 'load' : 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(idle);
    const box = await page.locator('button[popovertarget="site-menu"]').boundingBox();
    if (box === null) throw new CommandError(`${url} has no menu button at phone width.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    // Interactions are reported after the paint that follows them.
    await page.waitForTimeout(500);
    const touchedAt = await wakeIsland(page);
    const isOpen = await page.evaluate(() => document.querySelector('#site-menu')?.matches(':popover-open'));
    if (isOpen !== true) throw new CommandError(`${url}: the tap on the menu button was lost.`);
    if (errors.length > 0) throw new CommandError(`${url}: ${errors.join('; ')}`);
    const {durations, liveAt = 0} = await page.evaluate(() => (globalThis as Watched).recorded);
    return {inp: Math.max(...durations), live: liveAt - touchedAt};
  });
}
