import {findMenuButton, isMenuOpen, onPhone, waitUntilHydrated} from './phone';

import type {Browser} from '@playwright/test';

type Noted = {touchedAt?: number; hydratedAt?: number; durations: number[]};
type Watched = typeof globalThis & {noted: Noted};

/** Runs in the page before anything else: notes each interaction, the first touch and the moment of hydration. */
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

/** Milliseconds between two taps of a hurried visitor. */
const hurry = 120;

export type TapOptions = {
  /** Milliseconds between the load event and the tap, 0 for a tap right after the first paint. */
  idle?: number;
  /** Taps again and again until hydration. */
  hurried?: boolean;
};

/**
 * Taps the menu button of an untouched page, on a slow phone, and follows it until hydration.
 * @returns The slowest interaction to next paint, and the time from the first touch to hydration, in milliseconds.
 */
export function measureTap(browser: Browser, url: string, {idle = 0, hurried = false}: TapOptions) {
  return onPhone(browser, {throttled: true}, async ({page}) => {
    await page.addInitScript(watchTaps);
    await page.goto(url, {waitUntil: idle > 0 ? 'load' : 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(idle);
    const {x, y} = await findMenuButton(page);
    const readNoted = () => page.evaluate(() => (globalThis as Watched).noted);
    let taps = 0;
    do {
      await page.touchscreen.tap(x, y);
      taps += 1;
      if (hurried) await page.waitForTimeout(hurry);
    } while (hurried && (await readNoted()).hydratedAt === undefined);
    await waitUntilHydrated(page);
    // An interaction is reported after the paint that answers it.
    await page.waitForTimeout(500);
    if ((await isMenuOpen(page)) !== (taps % 2 === 1)) {
      throw new Error(`${url}: one of ${taps} taps on the menu button was lost.`);
    }
    const {durations, touchedAt = 0, hydratedAt = 0} = await readNoted();
    return {inp: Math.max(...durations), hydration: hydratedAt - touchedAt};
  });
}
