import {expect, test} from '@playwright/test';

import {stubTimes} from '../../support/browser/free-times';
import {gotoHydrated} from '../../support/browser/page';

import type {Page} from '@playwright/test';

// What screen readers announce. Review every change to these snapshots.
// `npx playwright test tests/e2e/site/accessibility-tree.spec.ts --update-snapshots` rewrites them.

test.use({timezoneId: 'America/Toronto', locale: 'en-US'});

/** Sets the clock to a Monday, 10 AM in Toronto, with three free times, so the calendar never changes. */
async function fixTimes(page: Page): Promise<void> {
  await page.clock.setFixedTime('2027-03-01T15:00:00Z');
  await stubTimes(page, ['2027-03-03T15:00Z', '2027-03-03T19:30Z', '2027-03-05T14:00Z']);
}

test('the header, with a menu open', async ({page}) => {
  await gotoHydrated(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', {name: 'Resources', exact: true}).click();
  await expect(header).toMatchAriaSnapshot({name: 'header.aria.yml'});
});

test('the header on a phone, with a menu group open', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await gotoHydrated(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('#site-menu').getByText('Services', {exact: true}).click();
  await expect(header).toMatchAriaSnapshot({name: 'header-phone.aria.yml'});
});

test('tabs', async ({page}) => {
  await gotoHydrated(page, '/');
  const industries = page.locator('#industries');
  await industries.getByRole('tab', {name: 'Healthcare'}).click();
  await expect(industries.getByRole('tablist')).toMatchAriaSnapshot({name: 'tabs.aria.yml'});
});

test('the demo dialog', async ({page}) => {
  await fixTimes(page);
  await gotoHydrated(page, '/');
  await page.getByRole('banner').getByRole('button', {name: 'Book a Demo'}).click();
  await expect(page.frameLocator('#demo-dialog iframe').getByRole('grid')).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({name: 'dialog.aria.yml'});
});

test('the calendar with a selected time, and the form with an error', async ({page}) => {
  await fixTimes(page);
  await gotoHydrated(page, '/book');
  await page.getByRole('button', {name: '2:30 PM'}).click();
  await expect(page.getByRole('grid')).toMatchAriaSnapshot({name: 'calendar.aria.yml'});
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Pick a day and time" [level=1]
    - heading "March – April" [level=2]
    - button "Earlier dates" [disabled]
    - button "Later dates" [disabled]
    - region "Wednesday, March 3 2 open times":
      - heading "Wednesday, March 3 2 open times" [level=2]
      - paragraph: Morning
      - list:
        - listitem:
          - button "10:00 AM"
      - paragraph: Afternoon
      - list:
        - listitem:
          - button "2:30 PM" [pressed]
    - combobox "Time zone"
    - status: "Wednesday, March 3, 2:30 – 3:00 PM Next: your name and email"
    - button "Continue"
  `);
  await page.getByRole('button', {name: 'Continue'}).click();
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({name: 'calendar-form.aria.yml'});
});

test('the search with results', async ({page}) => {
  await gotoHydrated(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a2p 10dlc');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('“a2p 10dlc”');
  await expect(page.getByRole('dialog').getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - text: Search the site
      - combobox "Search the site" [expanded]: a2p 10dlc
      - button "Close search"
  `);
  await expect(page.getByRole('listbox', {name: 'Search'}).getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'false',
  );
});
