import {expect, test} from '@playwright/test';

import {stubTimes} from '../../support/browser/calendar';
import {demoDialog} from '../../support/browser/demo-dialog';

import type {Page} from '@playwright/test';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

/** Slows the network of a page down to so many bytes a second. */
async function slowDown(page: Page, speed: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limits = {latency: 400, downloadThroughput: speed, uploadThroughput: speed};
  await session.send('Network.emulateNetworkConditions', {offline: false, ...limits});
}

test('on slow 3G, /book is usable from a phone, and nothing jumps', async ({page}) => {
  await slowDown(page, 50_000);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await stubTimes(page);
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/book', {waitUntil: 'commit'});
  // What works before the scripts: the page's list of times and its email address.
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const day = page.getByRole('gridcell').locator('button:not([aria-disabled])').last();
  await expect(day).toBeVisible({timeout: 30_000});
  // Before the first click, whose own changes count as jumps on a busy machine.
  const total = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0),
  );
  // Up to 0.1 is good (https://web.dev/articles/cls).
  expect(total).toBeLessThan(0.1);
  await day.click();
  await page.getByRole('region').getByRole('button').first().click();
  await expect(page.getByRole('button', {name: 'Continue'})).not.toHaveAttribute('aria-disabled');
});

test('on a slow line, a button opens its dialog, which has not arrived yet', async ({page}) => {
  await slowDown(page, 10_000);
  await page.goto('/', {waitUntil: 'commit'});
  const isEarly = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (): void => {
          const button = document.querySelector<HTMLElement>('main button[commandfor="demo-dialog"]');
          if (button === null) {
            setTimeout(look, 5);
            return;
          }
          resolve(document.querySelector('#demo-dialog') === null);
          button.click();
        };
        look();
      }),
  );
  expect(isEarly).toBe(true);
  await expect(demoDialog(page)).toBeVisible({timeout: 30_000});
});
