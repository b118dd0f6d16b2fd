import {search} from '#src/content/pages/search';
import {gotoLive, holdFiles, watchPage} from '../../support/browser/page';

import {expect, type Page, test} from '@playwright/test';

const {labels} = search;
const dialog = (page: Page) => page.locator('#search-dialog');
const field = (page: Page) => dialog(page).getByRole('combobox', {name: labels.label});
const options = (page: Page) => dialog(page).getByRole('option');

async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toContainText(`“${query}”`);
}

test('the dialog fetches nothing before it is used; results update while typing, and Enter leads to all', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await gotoLive(page, '/accessibility');
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain('/search-index.json');
  await page.keyboard.press('Control+k');
  await expect.poll(() => fetched).toContain('/search-index.json');

  await page.keyboard.type('import conta');
  const first = dialog(page).getByRole('group', {name: labels.kinds.best}).getByRole('option').first();
  await expect(first).toContainText('Import contacts');
  await expect(first.locator('mark').first()).toHaveText('Import');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for “import conta”$/);

  await ask(page, 'booking');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=booking$/);
  await expect(page.locator('main').getByRole('status')).toContainText('“booking”');
});

test('titles are found before the texts of pages arrive, and without them', async ({page}) => {
  const texts = '**/assets/search-texts.*.json';
  const status = dialog(page).getByRole('status');
  const guide = options(page).filter({hasText: 'Import contacts'}).first();
  const held = await holdFiles(page, texts);
  await gotoLive(page, '/accessibility');
  await page.keyboard.press('Control+k');
  await field(page).fill('import contacts');
  await expect(guide).toBeVisible();
  await expect(status).toHaveText(labels.loading);
  held.release();
  await expect(status).toContainText('“import contacts”');

  await page.unroute(texts);
  await page.route(texts, (route) => route.fulfill({status: 503}));
  await gotoLive(page, '/accessibility');
  await page.keyboard.press('Control+k');
  await ask(page, 'import contacts');
  await expect(guide).toBeVisible();
});

test('a result on the same page closes the dialog', async ({page}) => {
  await gotoLive(page, '/docs/getting-started/import-contacts');
  await page.keyboard.press('Control+k');
  await ask(page, 'import contacts limits');
  await dialog(page).locator('a[href$="import-contacts#limits"]').first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/#limits$/);
});

test('the results page shows what its address asks for as text, by kind, and typing updates the address', async ({
  page,
}) => {
  const watch = watchPage(page);
  await page.goto('/search?q=no-show');
  const main = page.locator('main');
  await expect(main.getByRole('heading', {level: 2, name: labels.kinds.best, exact: true})).toBeVisible();
  await expect(main.getByRole('link', {name: 'What a no-show really costs'})).toHaveAttribute('href', /^\/blog\//);
  await expect(main.getByLabel(labels.label)).toHaveValue('no-show');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(watch.messages).toEqual([]);

  await main.getByLabel(labels.label).fill('deposit');
  await expect(page).toHaveURL(/\/search\?q=deposit$/);
  await page.reload();
  await expect(main.getByRole('status')).toContainText('“deposit”');

  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>pipeline')}`);
  await expect(main.getByRole('status')).not.toBeEmpty();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('the results page shows twenty results, then twenty more, with the focus on the first new one', async ({page}) => {
  await gotoLive(page, '/search?q=contacts');
  const found = page.locator('main ol a');
  await expect(found).toHaveCount(20);
  // Results of texts that arrive later would replace the list.
  await expect(page.locator('main').getByRole('status')).toContainText('“contacts”');
  await page.getByRole('button', {name: labels.more}).click();
  await expect(found.nth(20)).toBeFocused();

  await page.locator('main').getByLabel(labels.label).fill('contact');
  await expect(found).toHaveCount(20);
});

test('Back shows the results as they were when one of the later ones was opened', async ({page}) => {
  await gotoLive(page, '/search?q=contacts');
  const found = page.locator('main ol a');
  const status = page.locator('main').getByRole('status');
  await expect(status).toContainText('“contacts”');
  await page.getByRole('button', {name: labels.more}).click();
  await expect(found.nth(20)).toBeFocused();
  const shown = await found.count();
  const opened = found.nth(25);
  await opened.scrollIntoViewIfNeeded();
  await opened.click();
  await expect(page).not.toHaveURL(/\/search/);

  await page.goBack();
  await expect(status).toContainText('“contacts”');
  await expect(found).toHaveCount(shown);
  await expect(opened).toBeInViewport();
});
