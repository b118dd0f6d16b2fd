import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

import {company} from '#src/content/company';
import {gotoHydrated, watchPage} from '../support/page';

const unknown = '/no-such-page';

for (const path of [unknown, '/pricing/no-such-page', '/docs/no-such-page', '/blog/no-such-page']) {
  test(`${path} answers 404 with the not-found page`, async ({page}) => {
    const watch = watchPage(page);
    const response = await gotoHydrated(page, path);
    expect(response.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved.", {exact: true}),
    ).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${company.url}/404`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // Chromium itself reports the 404 of the document.
    expect(watch.messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
    expect(watch.otherHosts).toEqual([]);
  });
}

test('leads home, and to four other pages', async ({page}) => {
  await gotoHydrated(page, unknown);
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Features', '/features'],
    ['Pricing', '/pricing'],
    ['Documentation', '/documentation'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', path);
  }
  await main.getByRole('link', {name: 'Back to Home'}).click();
  await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+/$`));
});

test('Go Back returns to the previous page', async ({page}) => {
  await gotoHydrated(page, '/contact');
  await page.goto(unknown);
  await page.getByRole('main').getByRole('button', {name: 'Go Back'}).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('Go Back leads home where there is no previous page', async ({page, context, baseURL}) => {
  await gotoHydrated(page, '/contact');
  const opened = context.waitForEvent('page');
  await page.evaluate(
    (address) => {
      window.open(address, '_blank', 'noopener');
    },
    `${baseURL ?? ''}${unknown}`,
  );
  const tab = await opened;
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => history.length)).toBe(1);
  await tab.getByRole('main').getByRole('button', {name: 'Go Back'}).click();
  await expect(tab.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  expect(new URL(tab.url()).pathname).toBe('/');
});

test('is accessible in both themes and fits 320 px', async ({page}) => {
  await gotoHydrated(page, unknown);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const {violations} = await new AxeBuilder({page})
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
  }
  await page.setViewportSize({width: 320, height: 640});
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('says the same, without a button that would do nothing', async ({page}) => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('link', {name: 'Back to Home'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Go Back'})).toBeHidden();
  });
});
