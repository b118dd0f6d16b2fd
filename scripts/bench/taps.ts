import {findMenuButton, isMenuOpen, onPhone, waitUntilHydrated} from './phone';

import type {Browser} from '@playwright/test';

type Noted = {touchedAt?: number; hydratedAt?: number; durations: number[]};
type Watched = typeof globalThis & {noted: Noted};

/** Runs in the page before anything else: records each interaction, the first touch and the moment of hydration. */
function watchTaps(): void {
  const noted: Noted = {durations: []};
  (globalThis as Watched).noted = noted;
  const note = (list: PerformanceObserverEntryList) => {
    for (const {interactionId, duration, entryType} of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0 || entryType === 'first-input') noted.durations.push(duration);
    }
  };
  new PerformanceObserver(note).observe({type: 'event', durationThreshold: 16, buffered: true});
  new PerformanceObserver(note).observe({type: 'first-input', buffered: true});
  addEventListener('pointerdown', ({timeStamp}) => (noted.touchedAt ??= timeStamp), true);
  new MutationObserver(() => {
    const root = document.querySelector('html');
    if (root?.getAttribute('data-has-hydrated') === 'true') noted.hydratedAt ??= performance.now();
  }).observe(document, {subtree: true, childList: true, attributeFilter: ['data-has-hydrated']});
}

/**
 * Taps the menu button of an untouched page on a slow phone, and waits for hydration. Throws when the menu does not open.
 * @param idle Milliseconds between the load event and the tap; 0 taps right after the first paint.
 * @returns The slowest interaction to next paint, and the time from the first touch to hydration, in milliseconds.
 */
export function measureTap(browser: Browser, url: string, idle: number) {
  return onPhone(browser, {throttled: true}, async ({page}) => {
    await page.addInitScript(watchTaps);
    await page.goto(url, {waitUntil: idle > 0 ? 'load' : 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(idle);
    const {x, y} = await findMenuButton(page);
    await page.touchscreen.tap(x, y);
    await waitUntilHydrated(page);
    // An interaction is reported after the paint that answers it.
    await page.waitForTimeout(500);
    if (!(await isMenuOpen(page))) throw new Error(`${url}: the tap on the menu button was lost.`);
    const {durations, touchedAt = 0, hydratedAt = 0} = await page.evaluate(() => (globalThis as Watched).noted);
    return {inp: Math.max(...durations), hydration: hydratedAt - touchedAt};
  });
}
