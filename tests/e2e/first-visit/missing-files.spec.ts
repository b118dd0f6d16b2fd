import {expect, test, type Page} from '@playwright/test';

import {fillContact, sendButton} from '../../support/browser/contact';
import {
  gotoHydrated,
  holdFiles,
  hydrate,
  isHydrated,
  isRunningReact,
  loadReact,
  saveData,
  scriptFiles,
} from '../../support/browser/page';

/*
 * Files that are gone after a deploy, or that were changed after the build. A page has the integrity hash of each of
 * its files, so a changed one does not run; the page then works without it.
 */

/** Matches hashed files, except the one that the boot script names, whose own text has a hash in the policy. */
const hashed = /(?<!page-script)\.([0-9a-f]{8})\.(js|css)\b/g;
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
    .locator('#held-files')
    .evaluate((files, sign) => files.innerHTML.includes(sign), `.${mark}`)
    // The page was about to be replaced.
    .catch(() => false);

const loseScripts = (page: Page): Promise<unknown> => page.route(scriptFiles, (route) => route.fulfill({status: 404}));

/** Serves files with an extra byte that does not change what they do. Returns messages about blocked files. */
async function alter(page: Page, files: string): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${await response.text()}\n`});
  });
  return refused;
}

// A file still loading when a test ends is not a failure.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const changed of [false, true]) {
  test(`tabs, the theme, menus and forms work when scripts are ${changed ? 'changed' : 'gone'}`, async ({page}) => {
    const refused = changed ? await alter(page, '**/assets/js/main.*.js') : [];
    if (!changed) await loseScripts(page);
    await page.route('**/api/contact', (route) => route.fulfill({status: 200, body: 'received'}));
    await page.goto('/');
    await page.locator('#industries').getByRole('tab', {name: 'Insurance'}).click();
    await expect(page.locator('#industries').getByRole('tabpanel')).toHaveAttribute('id', /insurance$/);
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('header').getByRole('button', {name: 'Services', exact: true}).click();
    await page.locator('#menu-services').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services\//);
    await page.goto('/contact');
    await fillContact(page);
    if (changed) await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect([await isRunningReact(page), await isHydrated(page)]).toEqual([false, false]);
    const sent = page.waitForRequest('**/api/contact');
    await sendButton(page).click();
    expect((await sent).postData()).toContain('firstName=Marta');
    await expect(page.locator('body')).toHaveText('received');
  });
}

test('a changed style sheet is ignored', async ({page}) => {
  const refused = await alter(page, '**/assets/css/later.*.css');
  await page.goto('/');
  await loadReact(page);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
});

test('files loaded later have integrity hashes', async ({page}) => {
  await gotoHydrated(page, '/contact');
  const loaded = page.locator('head script[src], head link[rel=stylesheet]');
  expect(await loaded.count()).toBeGreaterThan(4);
  const hashes = await loaded.evaluateAll((files) => files.map((file) => file.getAttribute('integrity') ?? ''));
  expect(hashes.filter((hash) => !/^sha256-.{44}$/.test(hash))).toEqual([]);
});

test('a page without its style sheet is still hydrated, once', async ({page}) => {
  let failed = false;
  await page.route('**/assets/css/later.*.css', async (route) => {
    await route.abort();
    failed = true;
  });
  const {release} = await holdFiles(page, '**/assets/js/main.*.js');
  await page.goto('/');
  await loadReact(page);
  await expect.poll(() => failed).toBe(true);
  // The page handles the error and keeps working.
  await page.waitForTimeout(300);
  await loadReact(page);
  await page.waitForTimeout(300);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(await page.locator('head script[src*="/main."]').count()).toBe(1);
});

test('links on a page opened before a deploy lead to the new version', async ({page}) => {
  const {publish} = await swapBuilds(page);
  await gotoHydrated(page, '/');
  publish();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await isNew(page)).toBe(true);
  await hydrate(page);
});

test('a page whose scripts are gone loads the new version when it needs them', async ({page}) => {
  // As if the connection had been too slow to prefetch them.
  await saveData(page);
  const {publish} = await swapBuilds(page);
  await page.goto('/no-such-page');
  publish();
  expect(await isNew(page)).toBe(false);
  await page.getByRole('main').getByRole('button', {name: 'Go Back'}).click();
  await expect.poll(() => isNew(page)).toBe(true);
});

const goBack = (page: Page): Promise<void> => page.getByRole('button', {name: 'Go Back'}).click();

test('a page whose scripts are gone works once it was loaded again', async ({page}) => {
  await page.goto('/contact');
  await loseScripts(page);
  await page.goto('/no-such-page');
  const loaded = page.waitForEvent('framenavigated');
  await goBack(page);
  await loaded;
  // The new page refers to existing files.
  await page.unroute(scriptFiles);
  await hydrate(page);
  await goBack(page);
  await expect(page).toHaveURL(/\/contact$/);
});

test('a page whose scripts stay away reloads only once', async ({page}) => {
  await loseScripts(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/no-such-page');
  for (let press = 0; press < 3; press += 1) {
    await goBack(page);
    await page.waitForLoadState('networkidle');
  }
  expect(loads).toBe(2);
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
  expect(await isNew(page)).toBe(true);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
