import {findMenuButton, isMenuOpen, waitUntilHydrated} from './hydration.mjs';
import {onPhone} from './phone.mjs';

/** Runs in the page before anything else: notes each interaction, the first touch and the moment React has the page. */
function watchTaps() {
  const noted = {touchedAt: undefined, hydratedAt: undefined, durations: []};
  window.noted = noted;
  const note = (list) => {
    for (const {interactionId, duration, entryType} of list.getEntries()) {
      if (interactionId > 0 || entryType === 'first-input') noted.durations.push(duration);
    }
  };
  new PerformanceObserver(note).observe({type: 'event', durationThreshold: 16, buffered: true});
  new PerformanceObserver(note).observe({type: 'first-input', buffered: true});
  addEventListener('pointerdown', ({timeStamp}) => (noted.touchedAt ??= timeStamp), true);
  new MutationObserver(() => {
    if (document.documentElement?.getAttribute('data-has-hydrated') === 'true') noted.hydratedAt ??= performance.now();
  }).observe(document, {subtree: true, childList: true, attributeFilter: ['data-has-hydrated']});
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Milliseconds between two taps of a hurried visitor. */
const hurry = 120;

/**
 * Taps the menu button of a page that nobody has touched, on a slow phone, and follows it until React has the page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{idle?: number, hurried?: boolean}} options `idle`: milliseconds between the load event and the tap, 0 for a tap
 *   right after the first paint; `hurried`: taps again and again until React has the page
 * @returns {Promise<{inp: number, hydration: number}>} the slowest answer to a tap (its interaction to next paint), and
 *   the time from the first touch to hydrated, in milliseconds
 */
export function measureTap(browser, url, {idle = 0, hurried = false}) {
  return onPhone(browser, {throttled: true}, async ({page}) => {
    await page.addInitScript(watchTaps);
    await page.goto(url, {waitUntil: idle > 0 ? 'load' : 'commit'});
    await page.waitForFunction(isPainted);
    await page.waitForTimeout(idle);
    const {x, y} = await findMenuButton(page);
    let taps = 0;
    const isHydrated = () => page.evaluate(() => window.noted.hydratedAt !== undefined);
    do {
      await page.touchscreen.tap(x, y);
      taps += 1;
      if (hurried) await page.waitForTimeout(hurry);
    } while (hurried && !(await isHydrated()));
    await waitUntilHydrated(page);
    // An interaction is reported after the paint that answers it.
    await page.waitForTimeout(500);
    if ((await isMenuOpen(page)) !== (taps % 2 === 1)) {
      throw new Error(`${url}: ${taps} taps on the menu button, and one of them was lost.`);
    }
    const {durations, touchedAt, hydratedAt} = await page.evaluate(() => window.noted);
    return {inp: Math.max(...durations), hydration: hydratedAt - touchedAt};
  });
}
