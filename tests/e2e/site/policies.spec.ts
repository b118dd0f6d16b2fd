import {stubTimes} from '../../support/browser/calendar';
import {gotoLive} from '../../support/browser/page';
import {watchPolicies} from '../../support/browser/policies';

import {expect, test} from '@playwright/test';

// Policy violations during load: walk.spec.ts.

test('no interaction violates the policy: dialog, calendar, search, menus, themes, forms, copied code', async ({
  page,
}) => {
  const violations = await watchPolicies(page);
  await stubTimes(page);
  await gotoLive(page, '/docs/api/contacts/create');
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await page.getByRole('button', {name: /Switch to (?:dark|light) theme/}).click();
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').fill('contact');
  await expect(page.locator('dialog[open] a').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await gotoLive(page, '/search?q=invoice');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await gotoLive(page, '/contact');
  await page.getByRole('button', {name: /^Send/}).first().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();

  await gotoLive(page, '/no-such-page');
  await page.getByRole('button', {name: 'Go Back'}).click();
  await expect(page).toHaveURL(/\/contact$/);

  await gotoLive(page, '/');
  await page.locator('header').getByRole('button', {name: 'Solutions', exact: true}).click();
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('button', {name: 'Book a Demo'}).first().click();
  const calendar = page.frameLocator('#demo-dialog iframe');
  await expect(calendar.getByRole('heading', {level: 1})).toBeVisible();
  await calendar.locator('section[aria-labelledby="booking-day"] button').first().click();
  expect(violations.stopped).toEqual([]);
  expect(violations.sinks).toEqual([]);
});

test('a script that is not part of the build does not run', async ({page}) => {
  const violations = await watchPolicies(page);
  await gotoLive(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.stranger = "ran"';
    document.head.append(script);
  });
  expect(await page.locator('html').getAttribute('data-stranger')).toBeNull();
  await expect.poll(() => violations.stopped).toEqual(['script-src-elem inline']);
  expect(violations.sinks, 'Trusted Types are watched').not.toEqual([]);
});
