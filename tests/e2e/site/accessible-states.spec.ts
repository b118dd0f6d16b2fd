import {newsletterForm} from '#src/content/blog/newsletter-form';
import {search} from '#src/content/pages/search';
import {createMenus} from '#src/site/navigation';
import {expectAccessibleState} from '../../support/browser/axe';
import {fillContact, sendButton, toastRegion} from '../../support/browser/contact';
import {gotoLive} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

// States after an interaction. Loaded pages: walk.spec.ts. Booking: accessible-booking.spec.ts. Scenes and
// signatures: accessible-scenes.spec.ts. Function pages: live/accessible-function-pages.spec.ts. The snapshots are what screen readers announce: review every change to them.
// `npx playwright test tests/e2e/site/accessible-states.spec.ts --update-snapshots` rewrites them.

const main = (page: Page): Locator => page.getByRole('main');

/** Minimum width at which the header has menus instead of a menu button. */
const barWidth = 1440;
const menuWidths = [320];

test('the header menus, and the menu of small screens', async ({page}) => {
  await gotoLive(page, '/accessibility');
  for (const {id, label} of createMenus({solutions: [], services: [], industries: []})) {
    await page.locator('header').getByRole('button', {name: label, exact: true}).click();
    await expect(page.locator(`#menu-${id}`)).toBeVisible();
    await expectAccessibleState(page, `menu ${label}`, 'header', [barWidth]);
  }
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({name: 'header.aria.yml'});
  await page.setViewportSize({width: 768, height: 900});
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('#site-menu').getByText('Services', {exact: true}).click();
  await expectAccessibleState(page, 'mobile menu with an open group', 'header', menuWidths);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({name: 'header-phone.aria.yml'});
});

test('the search: empty, with results, one selected, without results', async ({page}) => {
  const {labels} = search;
  await gotoLive(page, '/accessibility');
  await page.keyboard.press('Control+k');
  const field = page.locator('#search-dialog').getByRole('combobox');
  const status = page.locator('#search-dialog').getByRole('status');
  await expect(field).toBeFocused();
  await expectAccessibleState(page, 'search, empty', '#search-dialog');
  await field.fill('pipeline');
  await expect(status).toContainText('“pipeline”');
  await expect(page.getByRole('dialog').getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - text: Search the site
      - combobox "Search the site" [expanded]: pipeline
      - button "Close search"
  `);
  const first = page.getByRole('listbox', {name: 'Search'}).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await expectAccessibleState(page, 'search with hits', '#search-dialog');
  await field.fill('xyzzyq');
  await expect(status).toHaveText(labels.none);
  const [suggestion] = labels.suggestions.links;
  await expect(page.locator('#search-dialog').getByRole('link', {name: suggestion?.label})).toBeVisible();
  await expectAccessibleState(page, 'search, nothing found', '#search-dialog', [320]);

  await page.goto('/search?q=pipeline');
  await expect(main(page).getByRole('heading', {level: 2}).first()).toBeVisible();
  await expectAccessibleState(page, '/search with hits', 'main');
  await main(page).getByLabel(labels.label).fill('xyzzyq');
  await expect(main(page).getByRole('status')).toHaveText(labels.none);
  await expectAccessibleState(page, '/search, nothing found', 'main', [320]);
});

test('the search when its index fails to load, and when it is tried again', async ({page}) => {
  await page.route('**/search-index.json', (route) => route.fulfill({status: 503}));
  await gotoLive(page, '/accessibility');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pipeline');
  await expect(page.locator('#search-dialog').getByRole('status')).toHaveText(search.labels.failed);
  await expectAccessibleState(page, 'search without an answer', '#search-dialog', [320]);
  await page.unroute('**/search-index.json');
  await page.locator('#search-dialog').getByRole('combobox').fill('pipelines');
  await expect(page.locator('#search-dialog').getByRole('option').first()).toBeVisible();
});

test('the contact form: errors and their toast, failed, sent', async ({page}) => {
  test.slow();
  await gotoLive(page, '/contact-support');
  const send = sendButton(page);
  const toast = toastRegion(page);
  /** Checks while the toast is visible: it stays as long as its button has focus. */
  const expectAccessibleWithToast = async (text: string, where: string, widths?: readonly number[]): Promise<void> => {
    await expect(toast).toContainText(text);
    await toast.getByRole('button', {name: 'Dismiss'}).last().focus();
    await expectAccessibleState(page, where, 'body', widths);
    await expect(toast, 'the toast was there all the time').toContainText(text);
  };
  await send.click();
  await expectAccessibleWithToast('Missing Information', 'contact form with errors, toast');

  await page.route('**/api/contact', (route) => route.abort());
  await fillContact(page);
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleState(page, 'contact form, not sent', 'main');

  await page.unroute('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({status: 201, json: {id: 'stored'}}));
  await send.click();
  await expectAccessibleWithToast('Message Sent!', 'contact form, sent, toast', [320]);
});

test('the newsletter form: an error, failed, sent', async ({page}) => {
  await gotoLive(page, '/blog/subscribe');
  const field = main(page).getByRole('textbox', {name: 'Email'});
  const button = main(page).getByRole('button', {name: newsletterForm.subscribe});
  await button.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleState(page, 'newsletter with an error', 'main');
  await page.route('**/api/subscribe', (route) => route.abort());
  await field.fill('marta@oakline.example');
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleState(page, 'newsletter, not sent', 'main', [320]);
  await page.unroute('**/api/subscribe');
  await page.route('**/api/subscribe', (route) => route.fulfill({status: 202, json: {}}));
  await button.click();
  await expect(page.getByText(newsletterForm.sent.title, {exact: true})).toBeVisible();
  await expectAccessibleState(page, 'newsletter, sent', 'main');
});

test('questions: an open answer, a search with matches and without', async ({page}) => {
  await gotoLive(page, '/faq');
  await page.locator('main summary').nth(1).click();
  await page.locator('main input').first().fill('training');
  await page.locator('main summary:visible').first().click();
  await expect(main(page).getByRole('status')).toHaveText(/of/);
  await expectAccessibleState(page, 'FAQ search, an answer open', 'main');
  await page.locator('main input').first().fill('zebra crossing');
  await expect(main(page).getByRole('status').getByRole('link')).toBeVisible();
  await expectAccessibleState(page, 'FAQ search without a match', 'main', [320]);
});

test('home page tabs, and the second price list', async ({page}) => {
  await gotoLive(page, '/');
  const industries = page.locator('#industries');
  await industries.getByRole('tab', {name: 'Healthcare'}).click();
  await expect(industries.getByRole('tablist')).toMatchAriaSnapshot({name: 'tabs.aria.yml'});
  await expectAccessibleState(page, 'the fourth industry', '#industries');
  await page.locator('#pricing').getByRole('tab').nth(1).click();
  await expectAccessibleState(page, 'the second price list', '#pricing');
  await page.locator('#faq summary').nth(2).click();
  await expectAccessibleState(page, 'an answer of the home page', '#faq', [320]);
});

test('the plan calculator: a different plan, an error', async ({page}) => {
  await gotoLive(page, '/pricing');
  const contacts = page.locator('#calculator').getByRole('spinbutton', {name: 'Contacts'});
  await contacts.fill('60000');
  await expect(page.locator('#calculator output')).toContainText('Enterprise');
  await expectAccessibleState(page, 'calculator, Enterprise', '#calculator');
  await contacts.fill('-5');
  await contacts.blur();
  await expect(contacts).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleState(page, 'calculator with an error', '#calculator', [320]);
});

test('documentation: the list of pages on a phone, copied code, a second language, feedback', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoLive(page, '/docs/api/authentication');
  // “Copied” disappears after two seconds, too soon for a slow machine to check every width.
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const hold = (run: () => void, time?: number): number => (time === 2000 ? 0 : start(run, time));
    Object.defineProperty(window, 'setTimeout', {value: hold});
  });
  await page.getByRole('group', {name: 'Language'}).first().getByText('Python').click();
  await page.locator('article').getByRole('button', {name: 'Copy'}).locator('visible=true').first().click();
  const copied = page.locator('article').getByText('Copied').first();
  await expect(copied).toBeVisible();
  await page.getByText('No', {exact: true}).click();
  await expect(page.locator('main textarea')).toBeVisible();
  await expectAccessibleState(page, 'doc with copied code and feedback', 'main');
  await expect(copied, 'it was there all the time').toBeVisible();

  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: /^Pages of the documentation/}).click();
  await expect(page.locator('#docs-menu')).toBeVisible();
  await expectAccessibleState(page, 'pages of the documentation', '#docs-menu', menuWidths);
});

test('filtered case studies', async ({page}) => {
  await gotoLive(page, '/case-studies');
  await main(page).getByRole('link', {name: 'Healthcare', exact: true}).first().click();
  await expect(main(page).getByRole('status')).toContainText(': Healthcare');
  await expectAccessibleState(page, 'case studies of one industry', 'main');
});
