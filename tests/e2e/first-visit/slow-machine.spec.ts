import {expect, test, type Page} from '@playwright/test';

import {fullDays, slots, stubTimes} from '../../support/browser/calendar';
import {shiftGoal} from '../../support/browser/phone.ts';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

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
