import {gotoLive} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

// tests/sample/built/company-pages.test.ts checks the content of these pages.

const stories = (page: Page): Locator => page.locator('main article:visible');
const status = (page: Page): Locator => page.locator('main').getByRole('status');
const filterLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', {name: 'Filter by industry'}).getByRole('link', {name, exact: true});

test('a case study opens to its short version, and a click anywhere else on it leads to the story’s page', async ({
  page,
}) => {
  await gotoLive(page, '/case-studies');
  const card = stories(page).filter({hasText: 'Harbour & Pine'});
  await card.getByText('The story in brief').click();
  await card.getByText('spreadsheets retired').click();
  await expect(card.locator('details')).toHaveAttribute('open');
  // A link covers the face of the card, so the click targets a position instead of the text.
  const figure = card.getByText('more deals per agent').first();
  await figure.scrollIntoViewIfNeeded();
  const box = await figure.boundingBox();
  await page.mouse.click(box!.x + 4, box!.y + 4);
  await expect(page).toHaveURL(/\/case-studies\/harbour-and-pine$/);
});

test('the filter of case studies leaves one story, announces it and updates the address, without a reload or a jump', async ({
  page,
}) => {
  await gotoLive(page, '/case-studies?ref=mail');
  await page.evaluate(() => {
    document.body.dataset.mark = 'kept';
  });
  const before = await page.evaluate(() => window.scrollY);
  await filterLink(page, 'Insurance').click();
  await expect(page).toHaveURL(/\/case-studies\?ref=mail&industry=insurance$/);
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'kept');
  await expect(stories(page)).toHaveCount(1);
  await expect(stories(page)).toContainText('Ridgeline Insurance');
  await expect(status(page)).toHaveText('1 of 6 stories: Insurance');
  await expect(filterLink(page, 'Insurance')).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('an address filters case studies and opens one, and links reset the filter', async ({page}) => {
  for (const address of ['?industry=insurance#insurance', '#insurance']) {
    await gotoLive(page, `/case-studies${address}`);
    await expect(stories(page)).toHaveCount(1);
    await expect(page.locator('#insurance')).toBeInViewport();
  }
  await filterLink(page, 'All industries').click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(stories(page)).toHaveCount(6);
  await expect(status(page)).toHaveText('6 of 6 stories');
  await filterLink(page, 'Hospitality').click();
  await expect(stories(page)).toHaveCount(1);
  await page.locator('footer').getByRole('link', {name: 'Case studies'}).click();
  await expect(stories(page)).toHaveCount(6);
  for (const story of await stories(page).all()) await expect(story).toBeVisible();
});
