import {trialForm, trialSent} from '#src/content/pages/trial-form';
import {test} from '../../support/browser/live';
import {gotoLive} from '../../support/browser/page';

import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';

// tests/components/forms.test.tsx covers each response.

async function sendRequest(page: Page) {
  await page.getByRole('textbox', {name: 'Name', exact: true}).fill('Marta Silva');
  await page.getByRole('textbox', {name: 'Company'}).fill('Oakline Studio');
  await page.getByRole('textbox', {name: 'Work email'}).fill('marta@oakline.example');
  const responsePromise = page.waitForResponse('**/api/trial');
  await page.getByRole('button', {name: trialForm.send}).click();
  return responsePromise;
}

test('a trial request is stored, and a note replaces the form', async ({page}) => {
  await gotoLive(page, '/trial');
  expect((await sendRequest(page)).status()).toBe(201);
  await expect(page.getByRole('heading', {name: trialSent.title})).toBeFocused();
  await expect(page).toHaveURL(/\/trial$/);
});
