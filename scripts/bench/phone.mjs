import {chromium} from '@playwright/test';

import {chromiumFlags} from '../lib/find-chromium.mjs';

/**
 * A phone of the middle class on a slow 4G line, with the values of Lighthouse's mobile settings.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 */
const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowLine = {offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8};
const slowdown = 4;

/**
 * @param {string | undefined} executablePath
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export function launchBrowser(executablePath) {
  return chromium.launch({args: chromiumFlags, ...(executablePath !== undefined && {executablePath})});
}

/**
 * Opens an empty tab of a phone, gives it to `work`, and closes it. `throttled`: slow line and slow processor.
 *
 * @template Result
 * @param {import('@playwright/test').Browser} browser
 * @param {{throttled?: boolean}} options
 * @param {(tab: {page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession}) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function onPhone(browser, {throttled = false}, work) {
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
