import {expect, test} from '@playwright/test';

import {componentNotes} from '#src/content/styleguide/components/registry';
import {sitemapPaths} from '../../support/built-site';
import {gotoHydrated} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';

const example = (page: Page, of: string): Locator => page.locator(`[data-component="${of}"]`);

test('is kept out of search engines and the sitemap', async ({page}) => {
  await gotoHydrated(page, '/styleguide');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(sitemapPaths()).not.toContain('/styleguide');
});

test('shows every component once; headings are in order and ids are unique', async ({page}) => {
  await gotoHydrated(page, '/styleguide');
  const shown = await page
    .locator('[data-component]')
    .evaluateAll((found) => found.map((one) => one.dataset.component));
  expect(shown.toSorted()).toEqual(Object.keys(componentNotes).toSorted());

  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1)).toEqual([]);

  const ids = await page.locator('[id]').evaluateAll((found) => found.map(({id}) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('reads the value of every token from the page, in the theme that is on', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await gotoHydrated(page, '/styleguide');
  const value = (name: string): Locator => page.locator(`code:text-is("${name}") + code`).first();
  await expect(value('--sw-paper')).toHaveText('#fbfbf8');
  const empty = await page
    .locator('code:text-matches("^--sw-") + code')
    .evaluateAll((values) => values.filter((one) => one.textContent === '').length);
  expect(empty).toBe(0);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(value('--sw-paper')).toHaveText('#0b1411');
});

test('the list of chapters leads to each of them and marks the one in view', async ({page}) => {
  await gotoHydrated(page, '/styleguide');
  const list = page.getByRole('navigation', {name: 'Chapters'});
  await list.getByRole('link', {name: 'Fields'}).click();
  await expect(page).toHaveURL(/#fields$/);
  await expect(page.locator('#fields')).toBeInViewport();
  await expect(list.locator('[aria-current]')).toHaveText('Fields');
  await expect(list, 'it stays in view').toBeInViewport();
});

test('fields show their states', async ({page}) => {
  await gotoHydrated(page, '/styleguide');
  const fields = example(page, 'ui/Field');
  await expect(fields.getByLabel('First name')).toHaveValue('');
  await expect(fields.getByLabel('Last name')).toHaveValue('Silva');
  await expect(fields.getByLabel('Email')).toHaveAccessibleDescription(/^Enter a full email address/);
  await expect(fields.getByLabel('Company')).toHaveAttribute('readonly');
});

test('a button shows each toast, another one opens the dialog', async ({page}) => {
  await gotoHydrated(page, '/styleguide');
  const buttons = example(page, 'features/toasts').getByRole('button');
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) await button.click();
  await expect(page.getByRole('button', {name: 'Dismiss'})).toHaveCount(3);

  await example(page, 'features/demo-dialog').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('tabs answer the keyboard', async ({page}) => {
  await gotoHydrated(page, '/styleguide');
  for (const of of ['features/plan-tabs', 'features/industry-tabs']) {
    const tabs = example(page, of);
    await tabs.getByRole('tab').first().focus();
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab').last()).toBeFocused();
    await expect(tabs.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
  }
});

test('moves a square along each duration', async ({page}) => {
  await gotoHydrated(page, '/styleguide');
  const squares = page
    .getByRole('listitem')
    .filter({has: page.getByText('--sw-slow', {exact: true})})
    .locator('[style]');
  const before = await squares.boundingBox();
  await page.getByRole('button', {name: 'Move'}).click();
  await expect.poll(async () => (await squares.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 100);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every component is in the page', async ({page}) => {
    await page.goto('/styleguide');
    await expect(page.locator('[data-component]')).toHaveCount(Object.keys(componentNotes).length);
    await expect(page.getByText('--sw-paper', {exact: true}).first()).toBeVisible();
  });
});
