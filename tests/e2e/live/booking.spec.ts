import {slots} from '../../support/browser/calendar';
import {test} from '../../support/browser/live';
import {findMail} from '../../support/browser/mails';
import {gotoLive, watchPage} from '../../support/browser/page';
import {readStored} from '../../support/browser/stored';

import {randomUUID} from 'node:crypto';
import type {FrameLocator, Page} from '@playwright/test';
import {expect} from '@playwright/test';

/** A form sent within two seconds of the first interaction is refused as automated. */
const humanPace = 2100;

/** A new email address for each test, because one address can have only two open demos. */
const newEmail = (): string => `visitor-${randomUUID().slice(0, 8)}@oakline.example`;

async function typeDetails(page: Page, email = newEmail(), place: Page | FrameLocator = page): Promise<void> {
  await place.getByRole('textbox', {name: 'Name', exact: true}).fill('Marta Silva');
  await place.getByRole('textbox', {name: 'Email', exact: true}).fill(email);
  await page.waitForTimeout(humanPace);
}

/**
 * Selects a day with open times.
 * @param nth From 0. Use 5 or higher: the first days may be too close, and tests of the plain list use them. Each test
 * has its own, because they run side by side and book.
 */
const chooseFullDay = (place: Page | FrameLocator, nth: number): Promise<void> =>
  place.locator('[role="gridcell"] button:not([aria-disabled])').nth(nth).click();

/** Days in the list without JavaScript. */
const days = (page: Page) => page.locator('.fn-times details');

async function cancel(page: Page): Promise<void> {
  await page.getByRole('link', {name: 'Cancel Demo'}).click();
  await page.getByRole('button', {name: 'Yes, Cancel Demo'}).click();
}

test('a demo is booked in the dialog without a cookie or another host, moved, canceled and restored', async ({
  page,
}) => {
  const watch = watchPage(page);
  await gotoLive(page, '/');
  await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
  const calendar = page.frameLocator('#demo-dialog iframe');
  await chooseFullDay(calendar, 6);
  await slots(calendar).last().click();
  await calendar.getByRole('button', {name: 'Continue'}).click();
  await typeDetails(page, newEmail(), calendar);
  await calendar.getByRole('button', {name: 'Book Demo'}).click();
  await expect(calendar.getByRole('heading', {name: 'You’re booked'})).toBeFocused();
  expect(watch.otherHosts).toEqual([]);
  // Only for this tab: see functions/guides/messages.md.
  expect(await readStored(page)).toEqual(['sessionStorage lead-source', 'sessionStorage typed']);

  await calendar.getByRole('link', {name: 'Reschedule or cancel'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo');
  // In the middle of the window, like the calendar.
  const {x, width} = (await page.locator('.fn-card').boundingBox())!;
  expect(Math.abs(x + width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(2);
  expect(width).toBeLessThan(900);
  await page.getByRole('link', {name: 'Reschedule'}).click();
  await days(page).nth(1).locator('summary').click();
  await days(page).nth(1).locator('label').last().click();
  await page.getByRole('button', {name: 'Move Demo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo has moved');
  await cancel(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is canceled');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is back on');
  await cancel(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is canceled');
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is canceled');
});

test('the link in the mail moves the demo and cancels it', async ({page}) => {
  test.skip(process.env.SITE_FOLDER === undefined, 'Mails of a remote site cannot be read.');
  const email = newEmail();
  const title = page.getByRole('heading', {level: 1});
  const openLinkOf = async (subject: RegExp): Promise<string> => {
    const mail = await findMail(email, subject);
    const link = /http\S+\/api\/bookings\/manage\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    return link;
  };
  await gotoLive(page, '/book');
  await chooseFullDay(page, 7);
  await slots(page).nth(1).click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await typeDetails(page, email);
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByRole('heading', {name: 'You’re booked'})).toBeFocused();
  await page.goto('about:blank');

  const first = await openLinkOf(/ demo with /);
  await expect(title).toHaveText('Your demo');
  await page.getByRole('link', {name: 'Reschedule'}).click();
  await days(page).nth(2).locator('summary').click();
  await days(page).nth(2).locator('label').first().click();
  await page.getByRole('button', {name: 'Move Demo'}).click();
  await expect(title).toHaveText('Your demo has moved');
  const when = (await page.locator('dd').first().textContent()) ?? '';

  // The mail about the move is delayed by two minutes; the first link still works.
  await page.goto('about:blank');
  await page.goto(first);
  await expect(title).toHaveText('Your demo');
  await expect(page.locator('dd').first()).toHaveText(when);
  await cancel(page);
  await expect(title).toHaveText('Your demo is canceled');
  await findMail(email, /is canceled$/);

  // One character of the signature was changed.
  await page.goto(
    first.replace(/\.([\w-])([^.]*)$/, (_, letter: string, rest: string) => `.${letter === 'A' ? 'B' : 'A'}${rest}`),
  );
  await expect(title).toHaveText('This link is incomplete');
});

test('a demo is booked without JavaScript through the form that the dialog links to', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('header').getByRole('button', {name: 'Book a Demo'}).first().click();
  await page.locator('#demo-dialog').getByRole('link', {name: 'Choose a time from a list'}).click();
  await expect(page).toHaveURL(/\/api\/bookings\/form$/);
  const last = days(page).nth(3);
  await last.locator('summary').click();
  await last.locator('label').nth(2).click();
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await page.getByRole('alert').getByRole('link', {name: 'Name'}).click();
  await expect(page.getByRole('textbox', {name: 'Name', exact: true})).toHaveAccessibleDescription('Enter your name.');
  await expect(page.locator('input[name="start"]:checked')).toHaveCount(1);
  await typeDetails(page);
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is booked');
  await context.close();
});
