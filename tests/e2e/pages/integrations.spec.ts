import {integrationsPage} from '#src/content/integrations/page';
import {gotoLive} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

const total = integrationsPage.categories.reduce((sum, {items}) => sum + items.length, 0);

const shown = (page: Page): Locator => page.locator('main section[id] li:visible');
const status = (page: Page): Locator => page.locator('main').getByRole('search').getByRole('status');
const count = (page: Page): Locator => status(page).locator('span').first();
const field = (page: Page): Locator => page.getByRole('searchbox', {name: integrationsPage.search.label});
const category = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', {name: integrationsPage.filter.label}).getByRole('link', {name});

test('search text and a category filter the list, announce the count, and update the address', async ({page}) => {
  await gotoLive(page, '/integrations?category=payments#payments');
  await expect(count(page)).toHaveText(`12 of ${total}`);
  await field(page).pressSequentially('invoices');
  await expect(page).toHaveURL(/\?category=payments&q=invoices/);
  await expect(shown(page).filter({hasText: 'QuickBooks'})).toHaveCount(1);
  await expect(shown(page).filter({hasText: 'Shopify'})).toHaveCount(0);
  await category(page, /^All/).click();
  await field(page).fill('no such product');
  await expect(status(page)).toContainText(integrationsPage.search.none);

  await gotoLive(page, '/integrations?q=quickbooks');
  await expect(field(page)).toHaveValue('quickbooks');
  await expect(shown(page)).toHaveCount(1);
  await shown(page).getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('QuickBooks');
});

test('a mouse reaches every category, and the field and its count share a line', async ({page}) => {
  await page.goto('/integrations');
  const links = page.getByRole('navigation', {name: integrationsPage.filter.label}).getByRole('link');
  for (const width of [1440, 1080]) {
    await page.setViewportSize({width, height: 900});
    await links.first().scrollIntoViewIfNeeded();
    const outside = await links.evaluateAll((all) =>
      all.filter((link) => {
        const {left, right} = link.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }),
    );
    expect(outside).toHaveLength(0);
  }
  const middle = async (part: Locator): Promise<number> => {
    const {y, height} = (await part.boundingBox()) ?? {y: Number.NaN, height: 0};
    return y + height / 2;
  };
  expect(Math.abs((await middle(count(page))) - (await middle(field(page))))).toBeLessThan(2);
});

test('a filtered list has no holes: each category takes both columns', async ({page}) => {
  await gotoLive(page, '/integrations');
  await field(page).pressSequentially('cal');
  const sections = page.locator('main section[id]:visible:has(> h2)');
  await expect(shown(page).first()).toBeVisible();
  const lefts = await sections.evaluateAll((all) => all.map((section) => section.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(2);
  expect(new Set(lefts).size).toBe(1);
});
