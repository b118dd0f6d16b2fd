import {integrationsPage} from '#src/content/integrations/page';
import {search} from '#src/content/pages/search';
import {demoDialog} from '../../support/browser/demo-dialog';

import {expect, test} from '@playwright/test';

// Forms sent without JavaScript: tests/e2e/live.

test.use({javaScriptEnabled: false});

test('the home page has its menus, dialogs, all tab panels and the theme of the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 20, 17)');
  await expect(page.getByRole('button', {name: /theme/i})).toHaveCount(0);
  await expect(page.locator('#industries [role="tabpanel"]:visible')).toHaveCount(8);
  await expect(page.locator('#pricing [role="tabpanel"]:visible')).toHaveCount(2);

  const header = page.locator('header');
  await header.getByRole('button', {name: 'Services', exact: true}).click();
  await expect(page.locator('#menu-services').getByRole('link', {name: /SEO & growth/})).toBeVisible();
  await header.getByRole('button', {name: 'Book a Demo'}).first().click();
  await expect(demoDialog(page)).toBeVisible();
  await expect(demoDialog(page).getByRole('link', {name: 'Choose a time from a list'})).toBeVisible();
  await expect(demoDialog(page).getByText('Loading the calendar…')).toBeHidden();
  await demoDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(demoDialog(page)).toBeHidden();

  await header.getByRole('button', {name: search.labels.title, exact: true}).first().click();
  await page.locator('#search-dialog').getByRole('combobox', {name: search.labels.label}).fill('pipeline');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=pipeline$/);
  // Playwright does not find text in <noscript>.
  await expect(page.locator('main noscript p')).toHaveText(search.noScript);
  for (const {label, to} of search.areas) {
    await expect(page.locator('main').getByRole('link', {name: label, exact: true})).toHaveAttribute('href', to);
  }
});

test('the note about buttons stays beside those that may do nothing', async ({page}) => {
  await page.goto('/pricing');
  await page.locator('#compare').scrollIntoViewIfNeeded();
  await expect(page.locator('noscript a[href="/api/bookings/form"]').first()).toBeInViewport();
  await expect(page.locator('noscript a[href="/search"]').first()).toBeInViewport();
});

test('on a phone, the menu and the list of documentation pages open, close and lead on', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('#site-menu').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/docs');
  const pages = page.locator('#docs-menu');
  const opener = page.getByRole('button', {name: /^Pages of the documentation/});
  await opener.click();
  await pages.getByRole('button', {name: 'Close'}).click();
  await expect(pages).toBeHidden();
  await opener.click();
  await pages.getByRole('link', {name: 'Getting started'}).click();
  await expect(page).toHaveURL(/getting-started$/);
});

test('code is shown in the selected language, without buttons that need JavaScript, and a day at the selected hour', async ({
  page,
}) => {
  for (const address of ['/docs/api/authentication', '/docs/api/contacts/create', '/documentation']) {
    await page.goto(address);
    await page.locator('label', {hasText: 'Python'}).click();
    await expect(page.getByRole('group', {name: 'Code: Python'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'Code: curl'})).toBeHidden();
    await expect(page.locator('main').getByRole('button', {name: 'Copy'})).toHaveCount(0);
  }

  await page.goto('/industries/automotive');
  const hour = page.getByRole('radio', {name: '1:15: A shopper goes quiet'});
  await page.locator('#day label', {hasText: '1:15'}).click();
  await expect(hour).toBeChecked();
  await expect(page.getByRole('img', {name: /^Viktor Lund/})).toBeVisible();
});

test('answers open one at a time or by an anchor, and there is no search field', async ({page}) => {
  await page.goto('/faq');
  await expect(page.getByRole('searchbox')).toBeHidden();
  const items = page.getByRole('region', {name: 'Security & Data', exact: true}).locator('details');
  await items.nth(0).locator('summary').click();
  await items.nth(1).locator('summary').click();
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await expect(items.nth(1)).toHaveAttribute('open');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).not.toHaveAttribute('open');
  const answer = 'can-we-change-plans-later';
  await page.goto(`/faq?again#${answer}`);
  await expect(page.locator(`#${answer}`)).toBeVisible();
});

test('filters of case studies and integrations are links that show or lead to their part', async ({page}) => {
  const shown = page.locator('main article').filter({visible: true});
  const filter = page.getByRole('navigation', {name: 'Filter by industry'});
  await page.goto('/case-studies');
  await expect(shown).toHaveCount(6);
  // Automotive is the featured story, apart from the others.
  for (const name of ['Healthcare', 'Automotive']) {
    await filter.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`industry=${name.toLowerCase()}#`));
    await expect(shown).toHaveCount(1);
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeVisible();
  }
  await expect(page.locator('main').getByRole('status')).toBeHidden();
  await filter.getByRole('link', {name: 'All industries', exact: true}).click();
  await expect(shown).toHaveCount(6);
  await page.locator('summary').filter({hasText: 'Ridgeline Insurance'}).click();
  await expect(page.locator('#insurance')).toBeVisible();

  await page.goto('/integrations');
  const total = integrationsPage.categories.reduce((sum, {items}) => sum + items.length, 0);
  await expect(page.locator('main section[id] li')).toHaveCount(total);
  await page.locator('#email summary').click();
  await expect(page.locator('#email li:visible')).toHaveCount(13);
  const categories = page.getByRole('navigation', {name: integrationsPage.filter.label});
  await categories.getByRole('link', {name: 'Connectors'}).click();
  await expect(page.locator('#connectors')).toBeInViewport();
});

test('calculators show their examples or nothing, and the not-found page has no button', async ({page}) => {
  await page.goto('/pricing');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('#calculator')).toHaveCount(1);
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  expect((await page.locator('#calculator').boundingBox())?.height ?? 0).toBe(0);
  await page.goto('/savings-calculator');
  await expect(page.locator('#calculator output')).toHaveText(/^\$[\d,]+$/);
  await expect(page.locator('#calculator aside li b')).toHaveText([/^\$/, /^\$/, /^−\$/]);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.getByRole('link', {name: 'Back to Home'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Go Back'})).toBeHidden();
});

test('the booking page shows its link to the list of times at once, without room for the calendar', async ({page}) => {
  for (const width of [390, 640]) {
    await page.setViewportSize({width, height: 400});
    await page.goto('/book');
    await expect(page.getByRole('link', {name: 'Choose a time from a list'})).toBeInViewport();
  }
});
