import {expect, test} from '@playwright/test';

import {gotoHydrated} from '../../support/browser/page';

// tests/built/pages.test.ts checks the content, and site/walk.spec.ts the page itself.
const unknown = '/no-such-page';

test('Go Back returns to the previous page', async ({page}) => {
  await gotoHydrated(page, '/contact');
  await page.goto(unknown);
  await page.getByRole('main').getByRole('button', {name: 'Go Back'}).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('Go Back leads home without a previous page', async ({page, context, baseURL}) => {
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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the same page without the button', async ({page}) => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('link', {name: 'Back to Home'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Go Back'})).toBeHidden();
  });
});
