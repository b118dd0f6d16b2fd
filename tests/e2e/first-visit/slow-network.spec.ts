import {expect, test} from '@playwright/test';

import {fullDays, slots, someTimes, stubTimes} from '../../support/browser/calendar';
import {demoDialog} from '../../support/browser/demo-dialog';
import {shiftGoal} from '../../support/browser/phone.ts';

import type {FrameLocator, Page} from '@playwright/test';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

/** Slows the network of a page down to so many bytes a second. */
async function slowDown(page: Page, speed: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limits = {latency: 400, downloadThroughput: speed, uploadThroughput: speed};
  await session.send('Network.emulateNetworkConditions', {offline: false, ...limits});
}

/** Records the layout shifts of a page and its frames, except those that follow input. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
  });

async function readShifts(page: Page): Promise<number> {
  const sums = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() => (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0)),
      ),
  );
  return Math.max(...sums);
}

const freeDays = (place: Page | FrameLocator) => place.getByRole('gridcell').locator('button:not([aria-disabled])');

for (const {width, height, path, times} of [
  {width: 390, height: 844, path: '/book', times: fullDays()},
  {width: 390, height: 844, path: '/book', times: someTimes()},
  {width: 320, height: 568, path: '/book', times: fullDays()},
  {width: 640, height: 1024, path: '/book', times: fullDays()},
  {width: 640, height: 900, path: '/demo', times: fullDays()},
]) {
  test(`on slow 3G, ${path} is usable at ${String(width)} px with ${String(times.length)} times, and nothing jumps`, async ({
    page,
  }) => {
    await slowDown(page, 50_000);
    await recordShifts(page);
    await stubTimes(page, times);
    await page.setViewportSize({width, height});
    await page.goto(path, {waitUntil: 'commit'});
    // What works before the scripts: the page's list of times and its email address.
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const day = freeDays(page).last();
    await expect(day).toBeVisible({timeout: 30_000});
    // Before the first click, whose own changes count as jumps on a busy machine.
    expect(await readShifts(page)).toBeLessThanOrEqual(shiftGoal);
    await day.click();
    await slots(page).first().click();
    await expect(page.getByRole('button', {name: 'Continue'})).not.toHaveAttribute('aria-disabled');
  });
}

for (const width of [390, 620, 960]) {
  test(`on a slow machine, nothing on /demo jumps in the eight seconds after its times at ${String(width)} px`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await recordShifts(page);
    await stubTimes(page, fullDays());
    await page.setViewportSize({width, height: 752});
    await page.goto('/demo', {waitUntil: 'commit'});
    await expect(slots(page).first()).toBeVisible({timeout: 30_000});
    // What is far below is laid out 2.5 seconds after the page has loaded.
    await page.waitForTimeout(8000);
    expect(await readShifts(page)).toBeLessThanOrEqual(shiftGoal);
  });
}

test('on slow 3G, the calendar of the dialog arrives on a phone without a jump', async ({page}) => {
  await slowDown(page, 50_000);
  await recordShifts(page);
  await stubTimes(page, fullDays());
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/', {waitUntil: 'commit'});
  await page.locator('main button[commandfor="demo-dialog"]').first().click();
  await expect(freeDays(page.frameLocator('#demo-dialog iframe')).first()).toBeVisible({timeout: 40_000});
  expect(await readShifts(page)).toBeLessThanOrEqual(shiftGoal);
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
