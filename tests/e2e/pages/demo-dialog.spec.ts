import {expect, test} from '@playwright/test';

import {booking} from '#src/content/booking';
import {company} from '#src/content/company/company';
import {calendarFrame, demoDialog, headerButton} from '../../support/browser/demo-dialog';
import {gotoHydrated} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';

const embedScript = (page: Page): Locator => page.locator(`script[src="${booking.embedScriptUrl}"]`);

// tests/built/links.test.ts checks that every booking button opens it.

test('opening loads the embed script and the calendar frame; closing removes both and returns focus', async ({
  page,
}) => {
  await gotoHydrated(page, '/accessibility');
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(embedScript(page)).toHaveCount(0);

  await headerButton(page).click();
  await expect(demoDialog(page)).toBeVisible();
  await expect(calendarFrame(page)).toBeVisible();
  await expect(calendarFrame(page)).toHaveAttribute('src', booking.calendarUrl);
  await expect(embedScript(page)).toHaveCount(1);
  await expect(page.frameLocator('#demo-dialog iframe').getByRole('heading', {level: 1})).toBeVisible();

  await demoDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(demoDialog(page)).toBeHidden();
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(embedScript(page)).toHaveCount(0);
  await expect(headerButton(page)).toBeFocused();
});

test('Escape and a click on the backdrop close it', async ({page}) => {
  await gotoHydrated(page, '/accessibility');
  await headerButton(page).click();
  await page.keyboard.press('Escape');
  await expect(demoDialog(page)).toBeHidden();

  await headerButton(page).click();
  await expect(demoDialog(page)).toBeVisible();
  await page.mouse.click(8, 300);
  await expect(demoDialog(page)).toBeHidden();
});

test('a calendar that does not respond within 8 seconds is replaced by a link, email and phone', async ({page}) => {
  await page.route('**/book', () => undefined);
  await gotoHydrated(page, '/accessibility');
  await page.clock.install();
  await headerButton(page).click();
  await expect(demoDialog(page).getByText('Loading the calendar')).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(demoDialog(page).getByRole('link', {name: company.supportEmail})).toHaveCount(0);
  await page.clock.runFor(4_500);
  await expect(demoDialog(page).getByRole('link', {name: 'Open the calendar on its own page'})).toHaveAttribute(
    'href',
    booking.calendarUrl,
  );
  await expect(demoDialog(page).getByRole('link', {name: company.supportEmail})).toBeVisible();
  await expect(demoDialog(page).getByRole('link', {name: company.phone})).toBeVisible();
});

test('“Get Started — Free Demo” changes the address to /demo and opens the dialog there', async ({page}) => {
  await gotoHydrated(page, '/');
  await page.getByRole('link', {name: 'Get Started — Free Demo'}).click();
  await expect(page).toHaveURL(/\/demo$/);
  await expect(demoDialog(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toHaveCount(1);
});

test('it opens from the mobile menu, which then closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await gotoHydrated(page, '/accessibility');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('#site-menu').getByRole('button', {name: 'Book a Demo'}).click();
  await expect(demoDialog(page)).toBeVisible();
  await expect(page.locator('#site-menu')).toBeHidden();
});
