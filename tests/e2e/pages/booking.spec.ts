import {expect, test} from '@playwright/test';

import {booking} from '#src/content/booking';
import {slots, stubTimes} from '../../support/browser/calendar';
import {calendarFrame, demoDialog, headerButton} from '../../support/browser/demo-dialog';
import {gotoLive} from '../../support/browser/page';

// Keyboard use: tests/e2e/site/keyboard.spec.ts. Taken times and lost connections: tests/components/booking-calendar.test.tsx.

test.describe('a visitor in Tokyo', () => {
  test.use({timezoneId: 'Asia/Tokyo', locale: 'de-DE'});

  test('shows days and times in Tokyo on a 24-hour clock, and another zone can be chosen', async ({page}) => {
    await stubTimes(page);
    await gotoLive(page, '/book');
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await expect(slots(page).first()).toHaveText('23:00');
    await page.getByLabel('Time zone').focus();
    await page.getByLabel('Time zone').selectOption('America/Vancouver');
    await expect(slots(page)).toHaveCount(2);
    await expect(slots(page).first()).toHaveText(/^0?[67]:00$/);
  });
});

// tests/built/links.test.ts checks that every booking button opens it.

test('opening the dialog loads the calendar; closing by button, Escape or backdrop removes it and returns focus', async ({
  page,
}) => {
  const embedScript = page.locator(`script[src="${booking.embedScriptUrl}"]`);
  await gotoLive(page, '/accessibility');
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(embedScript).toHaveCount(0);

  await headerButton(page).click();
  await expect(demoDialog(page)).toBeVisible();
  await expect(calendarFrame(page)).toBeVisible();
  await expect(calendarFrame(page)).toHaveAttribute('src', booking.calendarUrl);
  await expect(embedScript).toHaveCount(1);
  await expect(page.frameLocator('#demo-dialog iframe').getByRole('heading', {level: 1})).toBeVisible();

  await demoDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(demoDialog(page)).toBeHidden();
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(embedScript).toHaveCount(0);
  await expect(headerButton(page)).toBeFocused();

  await headerButton(page).click();
  await page.keyboard.press('Escape');
  await expect(demoDialog(page)).toBeHidden();

  await headerButton(page).click();
  await expect(demoDialog(page)).toBeVisible();
  await page.mouse.click(8, 300);
  await expect(demoDialog(page)).toBeHidden();
});
