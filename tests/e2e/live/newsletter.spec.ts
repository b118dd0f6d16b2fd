import {checkInbox, confirmed, unsubscribed} from '#src/content/blog/newsletter';
import {newsletterForm} from '#src/content/blog/newsletter-form';
import {test} from '../../support/browser/live';
import {findMail} from '../../support/browser/mails';
import {gotoLive} from '../../support/browser/page';

import {randomUUID} from 'node:crypto';
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

const newEmail = () => `reader-${randomUUID().slice(0, 8)}@oakline.example`;

const field = (page: Page) => page.getByRole('main').getByRole('textbox', {name: 'Email'});
const button = (page: Page) => page.getByRole('main').getByRole('button', {name: newsletterForm.subscribe});

const linkIn = (text: string | undefined, act: 'confirm' | 'unsubscribe') =>
  new RegExp(`http\\S+/api/subscribe/${act}\\?token=\\S+`).exec(text ?? '')?.[0] ?? '';

// tests/components/forms.test.tsx covers each response.

test('a visitor signs up, and a note replaces the form', async ({page}) => {
  const email = newEmail();
  await gotoLive(page, '/blog');
  await field(page).fill(email);
  await button(page).click();
  await expect(page.getByText(newsletterForm.sent.title, {exact: true})).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(newsletterForm.sent.title);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a visitor corrects the address, signs up, confirms and unsubscribes', async ({page, request}) => {
    test.skip(process.env.SITE_FOLDER === undefined, 'Mails of a remote site cannot be read.');
    const title = page.getByRole('heading', {level: 1});
    await page.goto('/blog');
    await field(page).fill('marta@oakline');
    const responsePromise = page.waitForResponse('**/api/subscribe');
    await button(page).click();
    expect((await responsePromise).status()).toBe(422);
    const again = page.getByRole('textbox', {name: 'Email'});
    await expect(again).toHaveValue('marta@oakline');
    const email = newEmail();
    await again.fill(email);
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await expect(page).toHaveURL(/\/blog\/subscribe\/check-inbox$/);
    await expect(title).toHaveText(checkInbox.title);

    const asked = await findMail(email, /^Confirm/);
    await page.goto(linkIn(asked?.text, 'confirm'));
    await page.getByRole('button', {name: 'Confirm Subscription'}).click();
    await expect(page).toHaveURL(/\/blog\/subscribe\/confirmed$/);
    await expect(title).toHaveText(confirmed.title);

    const welcome = await findMail(email, /on the list/);
    await page.goto(linkIn(welcome?.text, 'unsubscribe'));
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page).toHaveURL(/\/blog\/subscribe\/unsubscribed$/);
    await expect(title).toHaveText(unsubscribed.title);

    const header = welcome?.headers.find(({key}) => key === 'list-unsubscribe')?.value ?? '';
    const form = {'List-Unsubscribe': 'One-Click'};
    expect((await request.post(header.slice(1, -1), {form, maxRedirects: 0})).status()).toBe(200);
  });
});
