import {expect, test} from '@playwright/test';

import {checkInbox, confirmed, newsletterForm, unsubscribed} from '#src/content/blog/newsletter';
import {findMail} from '../../support/browser/mails';
import {gotoHydrated} from '../../support/browser/page';

import {randomUUID} from 'node:crypto';

import type {Page} from '@playwright/test';

const newEmail = () => `reader-${randomUUID().slice(0, 8)}@oakline.example`;

const field = (page: Page) => page.getByRole('main').getByRole('textbox', {name: newsletterForm.label});
const button = (page: Page) => page.getByRole('main').getByRole('button', {name: newsletterForm.subscribe});

const linkIn = (text: string | undefined, end: string) =>
  new RegExp(`http\\S+/n/[\\w-]+${end}(?=\\s|$)`).exec(text ?? '')?.[0] ?? '';

/** Confirms and unsubscribes through the links in the mails. */
async function confirmAndLeave(page: Page, email: string) {
  const asked = await findMail(email, /^Confirm/);
  await page.goto(linkIn(asked?.text, ''));
  await page.getByRole('button', {name: 'Confirm Subscription'}).click();
  await expect(page).toHaveURL(/\/blog\/subscribe\/confirmed$/);
  await expect(page.locator('h1')).toHaveText(confirmed.title);

  const welcome = await findMail(email, /on the list/);
  await page.goto(linkIn(welcome?.text, '/off'));
  await page.getByRole('button', {name: 'Unsubscribe'}).click();
  await expect(page).toHaveURL(/\/blog\/subscribe\/unsubscribed$/);
  await expect(page.locator('h1')).toHaveText(unsubscribed.title);
  return welcome;
}

// tests/components/newsletter-form.test.tsx covers each response.

test('a visitor signs up, confirms and unsubscribes', async ({page, request}) => {
  test.skip(process.env.SITE_FOLDER === undefined, 'Mails of a remote site cannot be read.');
  const email = newEmail();
  await gotoHydrated(page, '/blog');
  await field(page).fill(email);
  await button(page).click();
  const note = page.getByText(newsletterForm.sent.title, {exact: true});
  await expect(note).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(newsletterForm.sent.title);

  const welcome = await confirmAndLeave(page, email);
  const header = welcome?.headers.find(({key}) => key === 'list-unsubscribe')?.value ?? '';
  const oneClick = await request.post(header.slice(1, -1), {
    form: {'List-Unsubscribe': 'One-Click'},
    maxRedirects: 0,
  });
  expect(oneClick.status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a visitor signs up, confirms and unsubscribes', async ({page}) => {
    test.skip(process.env.SITE_FOLDER === undefined, 'Mails of a remote site cannot be read.');
    const email = newEmail();
    await page.goto('/blog');
    await field(page).fill(email);
    await button(page).click();
    await expect(page).toHaveURL(/\/blog\/subscribe\/check-inbox$/);
    await expect(page.locator('h1')).toHaveText(checkInbox.title);
    await confirmAndLeave(page, email);
  });

  test('an invalid address is shown again in a working form', async ({page}) => {
    await page.goto('/blog/subscribe');
    await field(page).fill('marta@oakline');
    const responsePromise = page.waitForResponse('**/api/subscribe');
    await button(page).click();
    expect((await responsePromise).status()).toBe(422);
    const again = page.getByRole('textbox', {name: 'Email'});
    await expect(again).toHaveValue('marta@oakline');
    await again.fill(newEmail());
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await expect(page).toHaveURL(/\/blog\/subscribe\/check-inbox$/);
  });

  test('an invalid link leads to an error page with the form', async ({page}) => {
    const response = await page.goto('/api/subscribe/confirm?token=made-up');
    expect(response?.status()).toBe(400);
    await expect(page.locator('h1')).toHaveText('This link is incomplete');
    await expect(page.getByRole('textbox', {name: 'Email'})).toBeVisible();
  });
});
