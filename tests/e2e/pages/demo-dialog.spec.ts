import {expect, test} from '@playwright/test';

import {booking} from '#src/content/booking';
import {calendarFrame, demoDialog, headerButton} from '../../support/browser/demo-dialog';
import {gotoHydrated} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';

const embedScript = (page: Page): Locator => page.locator(`script[src="${booking.embedScriptUrl}"]`);

// tests/built/links.test.ts checks that every booking button opens it.

test('opening loads the calendar; closing by button, Escape or backdrop removes it and returns focus', async ({
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

  await headerButton(page).click();
  await page.keyboard.press('Escape');
  await expect(demoDialog(page)).toBeHidden();

  await headerButton(page).click();
  await expect(demoDialog(page)).toBeVisible();
  await page.mouse.click(8, 300);
  await expect(demoDialog(page)).toBeHidden();
});
