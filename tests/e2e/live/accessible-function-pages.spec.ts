import {expectAccessibleState} from '../../support/browser/axe';
import {test} from '../../support/browser/live';
import {findLostText, setBrowserTextSize} from '../../support/browser/text-fit';

import {randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';

// Pages rendered by functions.

test('the form without JavaScript, its errors, and the pages behind mail links', async ({page}) => {
  // Axe checks several hundred times.
  test.slow();
  const press = (name: string): Promise<void> => page.getByRole('button', {name}).click();
  const title = page.getByRole('heading', {level: 1});
  await page.goto('/api/bookings/form');
  // A day of its own, because the tests of booking.spec.ts book beside this one.
  const day = page.locator('.fn-times details').nth(4);
  await day.locator('summary').click();
  await expectAccessibleState(page, 'plain booking form', 'body', [320, 1440]);
  await day.locator('label').nth(1).click();
  await press('Book Demo');
  await expect(page.getByRole('alert')).toContainText('Name, Email');
  await expectAccessibleState(page, 'plain booking form with errors', '[role=alert], form[method=post]', [320, 1440]);
  await page.getByRole('textbox', {name: 'Name', exact: true}).fill('Marta Silva');
  await page.getByRole('textbox', {name: 'Email', exact: true}).fill(`axe-${randomUUID().slice(0, 8)}@oakline.example`);
  await press('Book Demo');
  await expect(title).toHaveText('Your demo is booked');
  // The manage page, which mail links open too.
  await page.getByRole('link', {name: 'Reschedule'}).click();
  await expect(page).toHaveURL(/view=times/);
  await day.locator('summary').click();
  await expectAccessibleState(page, 'booked, and to be moved', '.fn-card, details[open]', [320, 1440]);
  await page.getByRole('link', {name: 'Cancel Demo'}).click();
  await expect(title).toHaveText('Cancel this demo?');
  await expectAccessibleState(page, 'asked before canceling', 'body', [320]);
  await press('Yes, Cancel Demo');
  await expect(title).toHaveText('Your demo is canceled');
  await expectAccessibleState(page, 'cancelled booking', 'body', [320]);
  await page.goto('/api/bookings/manage?token=x');
  await expect(title).toHaveText('This link is incomplete');
  await expectAccessibleState(page, 'booking link that is not ours', 'body', [320]);
  // At 320 px the mail address is on the next line, at its start.
  await expect(page.locator('.fn-other a').last()).toHaveCSS('margin-left', '0px');
});

test('the pages for an invalid newsletter link and an incomplete message', async ({page}) => {
  expect((await page.goto('/api/subscribe/confirm?token=made-up'))?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('textbox', {name: 'Email'})).toBeVisible();
  await expectAccessibleState(page, 'newsletter link that is not ours', 'main', [320, 1440]);
  // Posted as without JavaScript; axe is a script, so it needs JavaScript enabled.
  await page.goto('/contact-support');
  await page.locator('main form').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
  await expect(page.getByText('Enter your last name.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessibleState(page, 'response to an incomplete message', 'main', [320, 1440]);
});

test('the booking form without JavaScript at twice the text size', async ({page}) => {
  await setBrowserTextSize(page, 32);
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/api/bookings/form');
    expect(await findLostText(page), `${String(width)} px`).toEqual([]);
  }
});
