import {expect, test} from '@playwright/test';

import {gotoHydrated} from '../support/page';

import type {Locator, Page} from '@playwright/test';

const tabs = [
  'automotive',
  'real-estate',
  'insurance',
  'healthcare',
  'lead-generation',
  'professional-services',
  'hospitality',
  'other',
];
const industries = (page: Page): Locator => page.locator('#industries');
const selectedTab = (page: Page): Locator => industries(page).getByRole('tab', {selected: true});

test('every anchor of the specification is on the page', async ({page}) => {
  await gotoHydrated(page, '/');
  for (const id of ['features', 'pricing', 'services', 'solutions', 'process', 'testimonials', 'industries', 'faq']) {
    await expect(page.locator(`#${id}`), `#${id}`).toHaveCount(1);
  }
});

test('Learn More in the hero scrolls to the features', async ({page}) => {
  await gotoHydrated(page, '/');
  await page
    .getByRole('link', {name: /^Learn More/})
    .first()
    .click();
  await expect(page.locator('#features h2')).toBeInViewport();
});

test.describe('industry tabs', () => {
  test('start with automotive; a choice is written to the address without a reload and keeps the rest of it', async ({
    page,
  }) => {
    await gotoHydrated(page, '/?ref=mail#industries');
    await expect(selectedTab(page)).toHaveText(/Automotive/);
    await page.evaluate(() => {
      document.body.dataset.mark = 'kept';
    });
    await industries(page).getByRole('tab', {name: 'Insurance'}).click();
    await expect(page).toHaveURL(/\?ref=mail&tab=insurance#industries$/);
    await expect(page.locator('body')).toHaveAttribute('data-mark', 'kept');
    await expect(industries(page).getByRole('tabpanel')).toHaveCount(1);
    await expect(
      industries(page)
        .getByRole('tabpanel')
        .getByRole('link', {name: /^Learn More/}),
    ).toHaveAttribute('href', '/industries/insurance');
  });

  for (const key of tabs) {
    test(`?tab=${key} shows its panel with three reasons and four cards that lead to its page`, async ({page}) => {
      await gotoHydrated(page, `/?tab=${key}`);
      const panel = industries(page).getByRole('tabpanel');
      await expect(panel).toHaveAttribute('id', new RegExp(`${key}$`));
      await expect(panel.locator('li:not(:has(a))')).toHaveCount(3);
      await expect(panel.locator(`a[href="/industries/${key}"]`)).toHaveCount(5);
    });
  }

  for (const wrong of ['nonsense', '__proto__', 'constructor', '', 'Automotive', '%00']) {
    test(`?tab=${wrong} shows automotive`, async ({page}) => {
      await gotoHydrated(page, `/?tab=${wrong}`);
      await expect(selectedTab(page)).toHaveText(/Automotive/);
    });
  }

  test('arrows, Home and End move through them', async ({page}) => {
    await gotoHydrated(page, '/');
    await selectedTab(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(selectedTab(page)).toHaveText(/Real estate/);
    await expect(selectedTab(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect(selectedTab(page)).toHaveText(/Other/);
    await page.keyboard.press('ArrowDown');
    await expect(selectedTab(page)).toHaveText(/Automotive/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(selectedTab(page)).toHaveText(/Automotive/);
  });

  test('the E-Commerce tab is the lead-generation key', async ({page}) => {
    await gotoHydrated(page, '/');
    await industries(page).getByRole('tab', {name: 'E-Commerce'}).click();
    await expect(page).toHaveURL(/tab=lead-generation/);
  });
});

test('the price list switches between platform and services', async ({page}) => {
  await gotoHydrated(page, '/');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByText('$497')).toBeVisible();
  await pricing.getByRole('tab', {name: /Implementation/}).click();
  await expect(pricing.getByText('$497')).toBeHidden();
  for (const price of ['$499', '$2,500+', '$6,000+'])
    await expect(pricing.getByText(price, {exact: true})).toBeVisible();
});

test('questions open one at a time and can be closed', async ({page}) => {
  await gotoHydrated(page, '/');
  const questions = page.locator('#faq details');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await questions.nth(1).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
});
