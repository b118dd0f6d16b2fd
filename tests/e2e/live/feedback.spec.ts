import {feedback, feedbackSent} from '#src/content/pages/feedback';
import {feedbackForm} from '#src/contracts/feedback';
import {test} from '../../support/browser/live';
import {gotoLive, watchPage} from '../../support/browser/page';

import {expect, type Page} from '@playwright/test';

const doc = '/docs/messaging/send-a-text';
const form = (page: Page) => page.locator(`form[action="${feedbackForm.path}"]`);
const answer = (page: Page, label: string) =>
  form(page).getByRole('group', {name: feedbackForm.fields.helpful.label}).getByRole('radio', {name: label});

test('a choice is stored immediately, and a comment is added to it', async ({page}) => {
  const watch = watchPage(page);
  await gotoLive(page, doc);
  await expect(form(page).getByLabel('What should we know? (optional)')).toBeHidden();
  const stored = page.waitForResponse(`**${feedbackForm.path}`);
  await answer(page, 'No').check();
  expect((await stored).status()).toBe(201);
  await expect(form(page).getByRole('status')).toHaveText(feedback.noted);

  await form(page).getByLabel('What should we know? (optional)').fill('Where is the counter?');
  const sent = page.waitForRequest(`**${feedbackForm.path}`);
  await form(page).getByRole('button', {name: feedback.send}).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({page: doc, helpful: 'no', comment: 'Where is the counter?'});
  expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{16,}$/);
  await expect(form(page).getByRole('status')).toHaveText(feedback.thanks);
  await expect(form(page).getByRole('status')).toBeFocused();
  expect(watch.messages).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a comment that is too long is shown again, and a short one leads to the thank-you page', async ({page}) => {
    await page.goto(doc);
    await answer(page, 'No').check();
    await form(page).getByLabel('What should we know? (optional)').fill('a'.repeat(1001));
    await form(page).getByRole('button', {name: feedback.send}).click();
    await expect(page.getByText('Shorten your comment to 1,000 characters.').first()).toBeVisible();
    await expect(page.getByRole('radio', {name: 'No'})).toBeChecked();
    await page.getByLabel('What should we know? (optional)').fill('Short.');
    await page.getByRole('button', {name: 'Send'}).click();
    await expect(page).toHaveURL(/\/feedback\/sent$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(feedbackSent.title);
  });
});
