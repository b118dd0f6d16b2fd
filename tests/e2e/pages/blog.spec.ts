import {expect, test} from '@playwright/test';

import {blogLabels} from '#src/content/blog/pages';
import {gotoHydrated} from '../../support/browser/page';

import type {Page} from '@playwright/test';

const main = (page: Page) => page.getByRole('main');

test('a tap anywhere on a card opens the article', async ({page}) => {
  await gotoHydrated(page, '/blog');
  const card = main(page).getByRole('article').nth(2);
  const title = await card.getByRole('heading').innerText();
  await card.click({position: {x: 40, y: 40}});
  await expect(page.locator('h1')).toHaveText(title.replace(/\s+/g, ' '));
});

test('the categories link to their tags, and the current one is marked', async ({page}) => {
  await gotoHydrated(page, '/blog');
  const pills = page.getByRole('navigation', {name: blogLabels.categories});
  await expect(pills.locator('[aria-current="page"]')).toHaveText(blogLabels.all);
  await pills.getByRole('link', {name: 'Messaging'}).click();
  await expect(page).toHaveURL(/\/blog\/tags\/messaging$/);
  await expect(page.locator('h1')).toHaveText('Messaging');
  await expect(pills.locator('[aria-current="page"]')).toHaveText('Messaging');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('an article links to its sections, the next article and its author', async ({page}) => {
  await gotoHydrated(page, '/blog/what-a-no-show-really-costs');
  const contents = page.getByRole('navigation', {name: 'In this article'});
  await contents.getByRole('link', {name: 'The formula'}).click();
  await expect(page.getByRole('heading', {name: 'The formula'})).toBeInViewport();
  await expect(page.locator('section[aria-labelledby="read-next"]').getByRole('link')).toHaveCount(1);
  await main(page).getByRole('link', {name: 'Grace Tolliver'}).first().click();
  await expect(page.locator('h1')).toHaveText('Grace Tolliver');
});
