import {expect, test} from '@playwright/test';

import {slots, stubTimes} from '../../support/browser/calendar';
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
