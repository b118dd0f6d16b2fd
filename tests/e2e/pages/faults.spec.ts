import {waitForPageScript} from '../../support/browser/page';

import {expect, type Page, test} from '@playwright/test';

/** What a page has reported. */
async function watchReports(page: Page, status = 201): Promise<Record<string, string>[]> {
  const reports: Record<string, string>[] = [];
  await page.route('**/api/faults', (route) => {
    reports.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    return status === 0 ? route.abort() : route.fulfill({status, json: {}});
  });
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  return reports;
}

test('an error is reported once per page view, and a report that fails is not noticed', async ({page}) => {
  for (const status of [201, 0]) {
    const messages: string[] = [];
    page.on('pageerror', ({message}) => messages.push(message));
    const reports = await watchReports(page, status);
    await page.goto('/no-such-page?email=marta@oakline.example');
    await page.mouse.move(10, 10);
    await waitForPageScript(page);
    for (let time = 0; time < 2; time += 1)
      await page.evaluate(() => {
        window.dispatchEvent(new ErrorEvent('error', {filename: location.href.replace(/\?.*/, ''), message: 'Marta'}));
      });
    await expect.poll(() => reports).toEqual([{kind: 'error', file: 'inline', page: '/404'}]);
    expect(messages).toEqual([]);
    await page.unrouteAll();
  }
});

test('a page whose script is gone reports it once', async ({page}) => {
  const reports = await watchReports(page);
  await page.route('**/page-script.*.js', (route) => route.fulfill({status: 404}));
  await page.goto('/about');
  for (let place = 10; place < 200; place += 20) await page.mouse.move(place, place);
  await expect.poll(() => reports).toEqual([{file: expect.stringMatching(/^\/assets\/js\/page-script\.\w+\.js$/)}]);
});
