import {expect, test, type Page} from '@playwright/test';

import {gotoHydrated, loadReact} from '../../support/browser/page';

/**
 * Matches hashed files of the served build, such as `main.0a1b2c3d.js`, except two that the boot script names, whose own
 * text has a hash in the policy.
 */
const hashed = /(?<!vitals|page-script)\.([0-9a-f]{8})\.(js|css)\b/g;
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
    const type = response.headers()['content-type'] ?? '';
    if (!/html|javascript/.test(type)) return route.fulfill({response});
    const text = await response.text();
    return route.fulfill({
      response,
      body: type.includes('html') ? text.replaceAll(hashed, `.${mark}$1.$2`) : text,
    });
  });
  return {
    publish: () => {
      published = true;
    },
  };
}

// A file still loading when a test ends is not a failure.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const version = (page: Page): Promise<boolean> =>
  page
    .locator('#held-files')
    .evaluate((files, sign) => files.innerHTML.includes(sign), `.${mark}`)
    // The page was about to be replaced.
    .catch(() => false);

test('links on a page opened before a deploy lead to the new version', async ({page}) => {
  const {publish} = await swapBuilds(page);
  await gotoHydrated(page, '/');
  publish();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await version(page)).toBe(true);
  await loadReact(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a page whose scripts are gone loads the new version when it needs them', async ({page}) => {
  // As if the connection had been too slow to prefetch them.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const {publish} = await swapBuilds(page);
  await page.goto('/no-such-page');
  publish();
  expect(await version(page)).toBe(false);
  await page.getByRole('main').getByRole('button', {name: 'Go Back'}).click();
  await expect.poll(() => version(page)).toBe(true);
});

test('search on a page opened before a deploy reports the error, and its form still leads to results', async ({
  page,
}) => {
  const {publish} = await swapBuilds(page);
  await gotoHydrated(page, '/');
  publish();
  await page.keyboard.press('Control+k');
  const dialog = page.locator('#search-dialog');
  await dialog.getByRole('combobox').fill('invoice');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=invoice$/);
  expect(await version(page)).toBe(true);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
