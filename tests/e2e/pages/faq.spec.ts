import {faqPage} from '#src/content/faq/page';
import {gotoLive} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

const {search} = faqPage;
const answerId = 'can-we-change-plans-later';

const field = (page: Page): Locator => page.getByRole('searchbox', {name: search.label});
const status = (page: Page): Locator => page.locator('main').getByRole('search').getByRole('status');
const count = (page: Page): Locator => status(page).locator('span').first();
const category = (page: Page, name: string): Locator => page.getByRole('region', {name, exact: true});
const shown = (page: Page): Locator => page.locator('main details:visible');

test('the search filters while typing, announces the matches, and offers the contact page without one', async ({
  page,
}) => {
  await gotoLive(page, '/faq');
  const total = await shown(page).count();
  await field(page).pressSequentially('hipaa');
  await expect(count(page)).toHaveText(`1 of ${total}`);
  await expect(shown(page)).toHaveCount(1);
  await expect(category(page, 'Getting Started')).toBeHidden();

  await field(page).fill('TRAINING');
  await expect(count(page)).toHaveText(/^\d+ of/);
  expect(await shown(page).count()).toBeGreaterThan(1);
  const last = shown(page).last();
  await last.locator('summary').click();
  await expect(last).toHaveAttribute('open');

  await field(page).fill('');
  await expect(count(page)).toHaveText(`${total} ${search.noun}`);
  await expect(shown(page)).toHaveCount(total);

  await field(page).fill('zebra crossing');
  await expect(status(page)).toContainText(search.none);
  await expect(shown(page)).toHaveCount(0);
  await status(page)
    .getByRole('link', {name: /^Contact us/})
    .click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('an anchor opens its answer, on load and later, and so does the link below it', async ({page}) => {
  await gotoLive(page, `/faq#${answerId}`);
  await expect(page.locator(`#${answerId}`)).toBeVisible();
  await expect(page.locator(`details:has(#${answerId}) summary`)).toBeInViewport();
  const link = page.locator(`#${answerId}`).getByRole('link', {name: /^Link to this answer/});
  await expect(link).toHaveAttribute('href', `#${answerId}`);
  await gotoLive(page, '/faq?later');
  await page.evaluate((id) => {
    location.hash = id;
  }, answerId);
  await expect(page.locator(`#${answerId}`)).toBeVisible();
});
