import {contactForms} from '#src/content/pages/contact-forms';
import {fillContact, readContact, sendButton, toastRegion, typedMessage} from '../../support/browser/contact';
import {test} from '../../support/browser/live';
import {gotoLive} from '../../support/browser/page';

import {expect} from '@playwright/test';

// tests/components/forms.test.tsx covers each response.

for (const [path, sent] of [
  ['/contact', ["Message sent successfully! We'll get back to you soon."]],
  ['/contact-support', ['Message Sent!', "Thank you for your message. We'll get back to you soon."]],
] as const) {
  test(`${path}: a message is stored, the visitor is thanked and the fields are cleared`, async ({page}) => {
    await gotoLive(page, path);
    await fillContact(page);
    const responsePromise = page.waitForResponse('**/api/contact');
    await sendButton(page).click();
    const response = await responsePromise;
    expect(response.status()).toBe(201);
    expect(response.request().postDataJSON()).toMatchObject(typedMessage);
    expect(response.request().headers()['idempotency-key']).toMatch(/^[\da-f]{32}$/);
    for (const words of sent) await expect(toastRegion(page).getByText(words, {exact: true})).toBeVisible();
    expect(Object.values(await readContact(page)).join('')).toBe('');
    await expect(sendButton(page)).toHaveText('Send Message');
  });
}

test('a retry after a lost response stores one message', async ({page}) => {
  const ids: unknown[] = [];
  await page.route('**/api/contact', async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    ids.push(typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined);
    await (ids.length === 1 ? route.abort() : route.fulfill({response}));
  });
  await gotoLive(page, '/contact');
  await fillContact(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await sendButton(page).click();
  await expect(toastRegion(page)).toContainText(contactForms.contact.messages.sent.title);
  expect(ids).toEqual([expect.any(String), ids[0]]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an incomplete message is shown again with values and errors, and a full one leads to the thank-you page', async ({
    page,
  }) => {
    await page.goto('/contact-support');
    await fillContact(page, {...typedMessage, lastName: ''});
    const responsePromise = page.waitForResponse('**/api/contact');
    await sendButton(page).click();
    expect((await responsePromise).status()).toBe(422);
    await expect(page.getByText('Enter your last name.').first()).toBeVisible();
    expect(await readContact(page)).toEqual({...typedMessage, lastName: ''});
    await fillContact(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Message Sent!');
  });
});
