import {company} from '#src/content/company/company';
import {expectAccessibleState} from '../../support/browser/axe';
import {booked, slots, stubBookings, stubTimes, taken} from '../../support/browser/calendar';
import {tabTo} from '../../support/browser/focus';
import {gotoLive} from '../../support/browser/page';

import type {FrameLocator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

type Place = Page | FrameLocator;

// For the snapshots, which are what screen readers announce (accessible-states.spec.ts).
test.use({timezoneId: 'America/Toronto', locale: 'en-US'});

/** Sets the clock to a Monday, 10 AM in Toronto, with four free times, so the calendar never changes. */
async function fixTimes(page: Page): Promise<string[]> {
  await page.clock.setFixedTime('2027-03-01T15:00:00Z');
  return stubTimes(page, ['2027-03-03T15:00Z', '2027-03-03T19:30Z', '2027-03-05T14:00Z', '2027-03-05T15:00Z']);
}

const press = (place: Place, name: string): Promise<void> => place.getByRole('button', {name}).click();

async function typeDetails(place: Place): Promise<void> {
  await place.getByLabel('Name', {exact: true}).fill('Marta Silva');
  await place.getByLabel('Email', {exact: true}).fill('marta@oakline.example');
}

test('the dialog: times, a selected time, errors, booked', async ({page}) => {
  const times = await fixTimes(page);
  await stubBookings(page, (route) => route.fulfill(booked(times)));
  await gotoLive(page, '/accessibility');
  const calendar = page.frameLocator('#demo-dialog iframe');
  await page.locator('header').getByRole('button', {name: 'Book a Demo'}).first().click();
  await slots(calendar).first().click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({name: 'dialog.aria.yml'});
  await expectAccessibleState(page, 'dialog, a time is chosen', '#demo-dialog');
  await press(calendar, 'Continue');
  await press(calendar, 'Book Demo');
  await expect(calendar.getByText('Enter your name.')).toBeVisible();
  await expectAccessibleState(page, 'dialog, form with errors', '#demo-dialog', [320]);
  await typeDetails(calendar);
  await press(calendar, 'Book Demo');
  await expect(calendar.getByRole('heading', {name: 'You’re booked'})).toBeFocused();
  await expectAccessibleState(page, 'dialog, booked', '#demo-dialog', [320]);
});

test('the dialog while its calendar loads, and when it fails', async ({page}) => {
  await page.route('**/book', () => undefined);
  await gotoLive(page, '/accessibility');
  await page.clock.install();
  await page.locator('header').getByRole('button', {name: 'Book a Demo'}).first().click();
  await expect(page.locator('#demo-dialog').getByText('Loading the calendar')).toBeVisible();
  await expectAccessibleState(page, 'dialog, loading', '#demo-dialog', [320]);
  const links = page.locator('#demo-dialog').getByRole('link');
  await page.clock.runFor(4_000);
  await expect(links).toHaveCount(0);
  await page.clock.runFor(4_500);
  await expect(links.filter({hasText: 'Choose a time from a list'})).toHaveAttribute('href', '/api/bookings/form');
  for (const name of [company.supportEmail, company.phone]) await expect(links.filter({hasText: name})).toBeVisible();
  await expectAccessibleState(page, 'dialog without a calendar', '#demo-dialog');
});

test('the booking page: no times, load error, times, failed, taken, booked', async ({page}) => {
  const times = await fixTimes(page);
  await stubTimes(page, []);
  await gotoLive(page, '/book');
  await expect(page.getByText('We’re fully booked for the next few weeks')).toBeVisible();
  await expectAccessibleState(page, '/book without a free time', 'body');

  await page.route('**/api/availability', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Open times didn’t load')).toBeVisible();
  await expectAccessibleState(page, '/book without an answer', 'body', [320]);

  await stubTimes(page, times);
  await page.getByRole('button', {name: 'Try Again'}).press('Enter');
  await expect(slots(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The focus has stayed in the calendar.
  await tabTo(page, page.locator('[role="gridcell"][aria-selected="true"] button'), {most: 3});
  await expectAccessibleState(page, '/book with times', 'body');
  await press(page, '2:30 PM');
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
  await press(page, 'Continue');
  await press(page, 'Book Demo');
  await expect(page.getByRole('main')).toMatchAriaSnapshot({name: 'calendar-form.aria.yml'});
  await typeDetails(page);
  await stubBookings(page, (route) => route.abort());
  await press(page, 'Book Demo');
  await expect(page.getByText('Your demo isn’t booked yet')).toBeVisible();
  await expectAccessibleState(page, '/book, not booked', 'body', [320]);

  await stubBookings(page, (route) => route.fulfill(taken(times.slice(2))));
  await press(page, 'Book Demo');
  await expect(page.getByText('That time was just taken')).toBeVisible();
  await expectAccessibleState(page, '/book, taken', 'body');
});
