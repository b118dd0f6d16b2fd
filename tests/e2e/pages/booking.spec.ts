import {expect, test} from '@playwright/test';

import {slots} from '../../support/browser/booking-calendar';
import {stubTimes} from '../../support/browser/free-times';
import {gotoHydrated} from '../../support/browser/page';

// Keyboard use: tests/e2e/site/keyboard.spec.ts. Taken times and lost connections: tests/components/booking-calendar.test.tsx.

test.describe('a visitor in Tokyo', () => {
  test.use({timezoneId: 'Asia/Tokyo', locale: 'de-DE'});

  test('shows days and times in Tokyo on a 24-hour clock, and another zone can be chosen', async ({page}) => {
    await stubTimes(page);
    await gotoHydrated(page, '/book');
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await expect(slots(page).first()).toHaveText('23:00');
    await page.getByLabel('Time zone').focus();
    await page.getByLabel('Time zone').selectOption('America/Vancouver');
    await expect(slots(page)).toHaveCount(2);
    await expect(slots(page).first()).toHaveText(/^0?[67]:00$/);
  });
});

test('the form has the values entered in the contact form', async ({page}) => {
  await stubTimes(page);
  await gotoHydrated(page, '/contact');
  await page.getByLabel('First name').fill('Marta');
  await page.getByLabel('Last name').fill('Silva');
  await page.getByLabel('Email', {exact: true}).fill('marta@oakline.example');
  await page.goto('/book');
  await slots(page).first().click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByLabel('Name', {exact: true})).toHaveValue('Marta Silva');
  await expect(page.getByLabel('Email', {exact: true})).toHaveValue('marta@oakline.example');
});
