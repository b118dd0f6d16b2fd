import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

import {company} from '#src/content/company';
import {gotoHydrated} from '../support/page';

import type {Locator} from '@playwright/test';

const colorOf = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).color);

const legalPages = [
  ['/privacy', 14],
  ['/terms', 17],
] as const;

for (const [path, sections] of legalPages) {
  test(`${path} lists its ${sections} sections, and each link leads to one`, async ({page}) => {
    await gotoHydrated(page, path);
    await expect(page.locator('main h2')).toHaveCount(sections);
    await expect(page.locator('main header')).toContainText('Last updated January 1st, 2025');
    const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
    await expect(links).toHaveCount(sections);
    const titles = await page.locator('main h2').allInnerTexts();
    expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(titles.map((_, index) => index + 1));
    for (const href of await links.evaluateAll((items) => items.map((item) => item.getAttribute('href')))) {
      await expect(page.locator(`h2[id="${href?.slice(1)}"]`)).toHaveCount(1);
    }
  });

  test(`${path} prints the text alone, in dark ink whatever the theme`, async ({page}) => {
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

  test(`${path} leads to the section of its address, and marks it in the contents`, async ({page}) => {
    await gotoHydrated(page, path);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await contents.getByRole('link').nth(6).click();
    await expect(page.locator('main h2').nth(6)).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText(/^7\./);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await gotoHydrated(page, path);
      const {violations} = await new AxeBuilder({page}).include('main').analyze();
      expect(violations.map(({id}) => id)).toEqual([]);
    });
  }
}

test('both print the facts of the company', async ({page}) => {
  for (const [path, mail] of [
    ['/privacy', company.privacyEmail],
    ['/terms', company.legalEmail],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`main a[href="mailto:${mail}"]`).first()).toHaveText(mail);
    await expect(page.locator('main')).toContainText(company.city);
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|<\w|\[object/);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the contents lead to each section', async ({page}) => {
    await page.goto('/terms');
    await page.getByRole('link', {name: '14. Limit of liability', exact: true}).click();
    await expect(page.getByRole('heading', {name: '14. Limit of liability'})).toBeInViewport();
  });
});
