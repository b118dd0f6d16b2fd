import {waitUntilHydrated} from './hydration.mjs';
import {onPhone} from './phone.mjs';

const slot = '[aria-labelledby="booking-day"] button';

/**
 * Taps Book a Demo and waits for times that can be chosen.
 * @param {boolean} used Whether the visitor has touched the page before, so that its scripts run already.
 * @returns {Promise<{ms: number, bytes: number, requests: number}>}
 */
export function measureBooking(browser, url, used) {
  return onPhone(browser, {throttled: true}, async ({page, session}) => {
    await page.goto(`${url}/demo`, {waitUntil: 'load'});
    // What the page fetches by itself in a calm moment is not fetched for the tap.
    await page.waitForTimeout(4000);
    if (used) {
      await page.locator('h1').tap();
      await waitUntilHydrated(page);
      await page.waitForTimeout(1500);
    }
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({encodedDataLength}) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    const button = page.locator('main button[commandfor="demo-dialog"]').first();
    const started = performance.now();
    await button.tap();
    await page.frameLocator('#demo-dialog iframe').locator(slot).first().waitFor();
    const ms = performance.now() - started;
    return {ms, bytes, requests};
  });
}
