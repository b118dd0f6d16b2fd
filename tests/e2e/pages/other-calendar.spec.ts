import {expect, test} from '@playwright/test';

import {booking} from '#src/content/booking';
import {calendarFrame, demoDialog, headerButton} from '../../support/browser/demo-dialog';
import type {LocalServer} from '../../../scripts/lib/serve-build.ts';
import {gotoHydrated} from '../../support/browser/page';
import {startRebuiltSite, type Addresses} from '../../support/browser/rebuilt-site';
import {startStubCalendar, type StubCalendar} from '../../support/browser/stub-calendar';

import type {Page} from '@playwright/test';

let other: StubCalendar;
test.beforeAll(async () => {
  other = await startStubCalendar();
});
test.afterAll(async () => {
  await other.stop();
});
test.beforeEach(() => {
  other.asked.length = 0;
});
const running: LocalServer[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

/** Opens the home page of a site built for these addresses, with a policy that allows `permitted`. */
async function openSite(page: Page, addresses: Addresses, permitted: Addresses = addresses): Promise<void> {
  const site = await startRebuiltSite(addresses, permitted);
  running.push(site);
  await gotoHydrated(page, `http://localhost:${site.port}/`);
}

const script = (page: Page) => page.locator(`script[src="${other.embedScriptUrl}"]`);

test('another company’s calendar: its frame and script load, and are gone once the dialog closes', async ({page}) => {
  await openSite(page, other);
  expect(other.asked).toEqual([]);

  await headerButton(page).click();
  await expect(calendarFrame(page)).toHaveAttribute('src', other.calendarUrl);
  await expect(calendarFrame(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  await expect(script(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-other-calendar', 'ran');
  await expect(page.locator('script[src="/embed/booking.js"]')).toHaveCount(0);

  const calendar = page.frameLocator('#demo-dialog iframe');
  await expect(calendar.getByText('Storage: kept')).toBeVisible();
  await expect(calendar.getByText('Tab: SecurityError')).toBeVisible();
  await calendar.getByRole('button', {name: 'Book'}).click();
  await expect(calendar.getByRole('heading', {name: 'Booked there'})).toBeVisible();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);

  await demoDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(calendarFrame(page)).toHaveCount(0);
  await expect(script(page)).toHaveCount(0);
  await expect(headerButton(page)).toBeFocused();

  await headerButton(page).click();
  await expect(script(page)).toHaveCount(1);
  await expect(calendar.getByRole('heading', {name: 'Pick a time'})).toBeVisible();
});

test('a policy that does not list it blocks its script and frame', async ({page}) => {
  await openSite(page, other, booking);
  const stopped = new Set<string>();
  page.on('console', (message) => {
    const [directive] = /(?:script|frame)-src/.exec(message.text()) ?? [];
    if (directive !== undefined) stopped.add(directive);
  });
  await headerButton(page).click();
  await expect.poll(() => [...stopped].sort()).toEqual(['frame-src', 'script-src']);
  expect(other.asked).toEqual([]);
});

test('one that is down is replaced by its address, email and phone', async ({page}) => {
  const down = {...other, calendarUrl: `${other.origin}/silent`};
  await openSite(page, down);
  await page.clock.install();
  await headerButton(page).click();
  await page.clock.runFor(booking.timeoutMs + 500);
  const link = demoDialog(page).getByRole('link', {name: 'Open the calendar on its own page'});
  await expect(link).toHaveAttribute('href', down.calendarUrl);
  await demoDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(calendarFrame(page)).toHaveCount(0);
});
