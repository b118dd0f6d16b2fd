import {expect, test, type Page} from '@playwright/test';

import {gotoHydrated, isHydrated, loadReact} from '../../support/browser/page';

/*
 * A file that was changed after the build does not run, because each page has the integrity hash of each of its
 * files. Such a page works without scripts.
 */

/** Serves files with an extra byte that does not change what they do. */
async function alter(page: Page, files: string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${await response.text()}\n`});
  });
}

// A file still loading when a test ends is not a failure.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('files loaded later are checked against their hashes', async ({page}) => {
  await gotoHydrated(page, '/contact');
  const loaded = page.locator('head script[src], head link[rel=stylesheet]');
  expect(await loaded.count()).toBeGreaterThan(4);
  const unchecked = await loaded.evaluateAll(
    (elements) => elements.filter((element) => !/^sha256-.{44}$/.test(element.getAttribute('integrity') ?? '')).length,
  );
  expect(unchecked).toBe(0);
});

/** Collects console messages about blocked files. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  return refused;
}

test('a changed script does not run, and forms are still sent', async ({page}) => {
  const refused = watchRefusals(page);
  await alter(page, '**/assets/js/main.*.js');
  await page.route('**/api/contact', (route) => route.fulfill({status: 200, body: 'received'}));
  await page.goto('/contact');
  const fields = {firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'A machine that writes.'};
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main [name=${name}]`).first().fill(value);
  }
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  expect(await isHydrated(page)).toBe(false);
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', {name: /^Send/}).first().click();
  expect((await sent).postData()).toContain('firstName=Ada');
  await expect(page.locator('body')).toHaveText('received');
});

test('a changed style sheet is ignored', async ({page}) => {
  const refused = watchRefusals(page);
  await alter(page, '**/assets/css/later.*.css');
  await page.goto('/');
  await loadReact(page);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
});

test('a page without its style sheet is still hydrated, once', async ({page}) => {
  let failed = false;
  await page.route('**/assets/css/later.*.css', async (route) => {
    await route.abort();
    failed = true;
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await loadReact(page);
  await expect.poll(() => failed).toBe(true);
  // The page handles the error and keeps working.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await loadReact(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(await page.locator('head script[src*="/main."]').count()).toBe(1);
});
