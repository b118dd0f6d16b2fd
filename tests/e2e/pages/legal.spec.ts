import {expect, test} from '@playwright/test';

import {gotoHydrated} from '../../support/browser/page';

import type {Locator} from '@playwright/test';

// Both pages are one layout. What each contains is read in tests/built/company-pages.test.ts.
const path = '/privacy';

const colorOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).color);

test('prints the text alone, in dark ink whatever the theme', async ({page}) => {
  await gotoHydrated(page, path);
  const text = page.locator('main .markdown > p').first();
  const ink = await colorOf(text);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colorOf(text)).not.toBe(ink);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.locator('#__docusaurus > header')).toBeHidden();
  await expect(page.locator('#__docusaurus > footer')).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden();
  expect(await colorOf(text)).toBe(ink);
});

test('leads to the section of its address, and marks it in the contents', async ({page}) => {
  await gotoHydrated(page, path);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link').nth(6).click();
  await expect(page.locator('main h2').nth(6)).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText(/^7\./);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the contents lead to each section', async ({page}) => {
    await page.goto('/terms');
    await page.getByRole('link', {name: '14. Limit of liability', exact: true}).click();
    await expect(page.getByRole('heading', {name: '14. Limit of liability'})).toBeInViewport();
  });
});
