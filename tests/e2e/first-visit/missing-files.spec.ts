import {gotoLive, saveData, wakeIslands} from '../../support/browser/page';

import {expect, type Page, test} from '@playwright/test';

/* Files that are gone after a deploy. What each part does without its scripts: tests/e2e/parts. */

/** Matches hashed files, except those that scripts name, whose own text has a hash in the policy. */
const hashed = /(?<!page-script|form-script|menu-pictures)\.([0-9a-f]{8})\.(js|css)\b/g;
const mark = 'ffff';

/**
 * Simulates a deploy when `publish` is called: the pages stay the same, but each script and style sheet has a new
 * name, and the old names return 404.
 */
async function swapBuilds(page: Page): Promise<{publish: () => void}> {
  let published = false;
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const asset = /^\/assets\/(?:js|css)\//.test(url.pathname);
    if (!published) return route.fallback();
    if (asset && !url.pathname.includes(`.${mark}`)) return route.fulfill({status: 404, body: ''});
    url.pathname = url.pathname.replace(`.${mark}`, '.');
    const response = await route.fetch({url: url.href});
    if (!(response.headers()['content-type'] ?? '').includes('html')) return route.fulfill({response});
    return route.fulfill({response, body: (await response.text()).replaceAll(hashed, `.${mark}$1.$2`)});
  });
  return {
    publish: () => {
      published = true;
    },
  };
}

/** Whether the page is of the new version. */
const isNew = (page: Page): Promise<boolean> =>
  page
    .locator('#island-files')
    .evaluate((files, sign) => files.innerHTML.includes(sign), `.${mark}`)
    // The page was about to be replaced.
    .catch(() => false);

// A file still loading when a test ends is not a failure.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('an island without its style sheet still wakes, once', async ({page}) => {
  await page.route('**/assets/css/island-*.css', (route) => route.abort());
  await page.goto('/pricing');
  const calculator = page.locator('[data-island=plan-calculator]');
  for (let touch = 0; touch < 2; touch += 1) await calculator.dispatchEvent('focusin');
  await expect(calculator).toHaveAttribute('data-state', 'live');
  expect(await page.locator('head script[src*="/island-plan-calculator-"]').count()).toBe(1);
});

test('islands that wake together run once each', async ({page}) => {
  await page.goto('/');
  await wakeIslands(page);
  await page.keyboard.press('Control+k');
  await page.locator('#search-dialog').getByRole('combobox').fill('pipeline');
  await expect(page.locator('#search-dialog').getByRole('listbox')).toHaveCount(1);
});

test('an error in an island stays in it, with other ways to reach us', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'DateTimeFormat', {
      value: () => {
        throw new Error('broken');
      },
    });
  });
  await page.goto('/demo');
  await expect(page.getByRole('alert').filter({hasText: 'stopped working'})).toBeVisible();
  const list = page.getByRole('alert').getByRole('link', {name: 'choose a time from a list'});
  await expect(list).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('main #outcome')).toBeAttached();
});

test('links on a page opened before a deploy lead to the new version', async ({page}) => {
  const {publish} = await swapBuilds(page);
  await gotoLive(page, '/');
  // Playwright can't answer what the browser fetches early.
  await page.evaluate(() => {
    for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
  });
  publish();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await isNew(page)).toBe(true);
  await wakeIslands(page);
});

test('a calculator of a page opened before a deploy loads the new version with the numbers that were typed', async ({
  page,
}) => {
  // As if the connection had been too slow to prefetch them.
  await saveData(page);
  const {publish} = await swapBuilds(page);
  await page.goto('/savings-calculator');
  publish();
  expect(await isNew(page)).toBe(false);
  await page.getByRole('spinbutton', {name: /^A\b/}).fill('80');
  await page.getByRole('button', {name: 'Reload to calculate'}).click();
  await expect.poll(() => isNew(page)).toBe(true);
  await expect(page.getByRole('spinbutton', {name: /^A\b/})).toHaveValue('80');
});

test('search on a page opened before a deploy reports the error, and its form still leads to results', async ({
  page,
}) => {
  const {publish} = await swapBuilds(page);
  await gotoLive(page, '/');
  publish();
  await page.keyboard.press('Control+k');
  const dialog = page.locator('#search-dialog');
  await dialog.getByRole('combobox').fill('invoice');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=invoice$/);
  expect(await isNew(page)).toBe(true);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
