import {expect, test} from '@playwright/test';

import {chooseFullDay, slots} from '../support/booking-calendar';
import {answerTimes, booked, taken} from '../support/free-times';
import {findMail} from '../support/mails';
import {gotoHydrated} from '../support/page';

import {randomUUID} from 'node:crypto';

import type {Page} from '@playwright/test';

async function typeDetails(page: Page, email = 'marta@oakline.example'): Promise<void> {
  await page.getByLabel('Name', {exact: true}).fill('Marta Silva');
  await page.getByLabel('Email', {exact: true}).fill(email);
}

/** Days with times in the plain list. */
const days = (page: Page) => page.locator('.times details');

async function cancel(page: Page): Promise<void> {
  await page.getByText('Cancel this demo').click();
  await page.getByRole('button', {name: 'Cancel Demo'}).click();
}

test('a demo is booked, moved and cancelled', async ({page}) => {
  await gotoHydrated(page, '/book');
  await chooseFullDay(page, 6);
  await slots(page).last().click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await typeDetails(page);
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByRole('heading', {name: 'Your demo is booked'})).toBeFocused();
  await expect(page.getByText('No time suits you?')).toBeHidden();

  await page.getByRole('link', {name: 'Take another time, or cancel'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo');
  await days(page).nth(1).locator('summary').click();
  await days(page).nth(1).locator('label').last().click();
  await page.getByRole('button', {name: 'Move Demo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo has moved');
  await cancel(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is cancelled');
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is cancelled');
});

test('the link in the mail moves the demo and cancels it', async ({page}) => {
  test.skip(process.env.SITE_FOLDER === undefined, 'The mails of a site elsewhere cannot be read.');
  const email = `visitor-${randomUUID().slice(0, 8)}@oakline.example`;
  const title = page.getByRole('heading', {level: 1});
  const openLinkOf = async (subject: RegExp): Promise<string> => {
    const mail = await findMail(email, subject);
    const link = /http\S+\/api\/bookings\/manage\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    return link;
  };
  await gotoHydrated(page, '/book');
  await chooseFullDay(page, 7);
  await slots(page).nth(1).click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await typeDetails(page, email);
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByRole('heading', {name: 'Your demo is booked'})).toBeFocused();
  await page.goto('about:blank');

  const first = await openLinkOf(/^Your \w+ demo: /);
  await expect(title).toHaveText('Your demo');
  await days(page).nth(2).locator('summary').click();
  await days(page).nth(2).locator('label').first().click();
  await page.getByRole('button', {name: 'Move Demo'}).click();
  await expect(title).toHaveText('Your demo has moved');
  const when = (await page.locator('dd').first().textContent()) ?? '';

  // The mail about the move waits two minutes for another one; the first link still works.
  await page.goto('about:blank');
  await page.goto(first);
  await expect(title).toHaveText('Your demo');
  await expect(page.locator('dd').first()).toHaveText(when);
  await cancel(page);
  await expect(title).toHaveText('Your demo is cancelled');
  await findMail(email, /is cancelled$/);

  // One character of the signature was changed on the way.
  await page.goto(
    first.replace(/\.(\w)([^.]*)$/, (_, one: string, rest: string) => `.${one === 'A' ? 'B' : 'A'}${rest}`),
  );
  await expect(title).toHaveText('This link is not complete');
});

test('without JavaScript it is booked by a plain form', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL !== undefined && {baseURL})});
  const page = await context.newPage();
  await page.goto('/book');
  await page.getByRole('link', {name: 'Choose a time from a list'}).click();
  const last = days(page).nth(3);
  await last.locator('summary').click();
  await last.locator('label').nth(2).click();
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByRole('alert')).toContainText('Enter your name.');
  await expect(page.locator('input[name="start"]:checked')).toHaveCount(1);
  await typeDetails(page);
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is booked');
  await context.close();
});

test('by keyboard alone: a day, a time, the form', async ({page}) => {
  const times = await answerTimes(page);
  await page.route('**/api/bookings', (route) => route.fulfill(booked(times)));
  await gotoHydrated(page, '/book');
  const selected = page.locator('[role="gridcell"][aria-selected="true"] button');
  await selected.focus();
  const first = await selected.getAttribute('data-day');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(selected).not.toHaveAttribute('data-day', first ?? '');
  await expect(selected).toBeFocused();
  // A day without a free time can be reached, and not be chosen.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(selected).not.toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(slots(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', {exact: true})).toBeFocused();
  await page.keyboard.type('Marta Silva');
  await page.keyboard.press('Tab');
  await page.keyboard.type('marta@oakline.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Your demo is booked'})).toBeFocused();
});

test.describe('a visitor in Tokyo', () => {
  test.use({timezoneId: 'Asia/Tokyo', locale: 'de-DE'});

  test('sees days and times of Tokyo, on a clock of 24 hours, and can take another zone', async ({page}) => {
    await answerTimes(page);
    await gotoHydrated(page, '/book');
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await expect(slots(page).first()).toHaveText('23:00');
    await page.getByLabel('Time zone').selectOption('America/Vancouver');
    await expect(slots(page)).toHaveCount(2);
    await expect(slots(page).first()).toHaveText(/^0?[67]:00$/);
  });
});

test('a time that was taken meanwhile, and a connection that breaks: nothing that was typed is lost', async ({
  page,
}) => {
  const times = await answerTimes(page);
  let answers = 0;
  await page.route('**/api/bookings', (route) => {
    answers += 1;
    return answers === 1 ? route.fulfill(taken(times.slice(1))) : route.abort();
  });
  await gotoHydrated(page, '/book');
  await slots(page).first().click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await typeDetails(page);
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByText('That time was just taken')).toBeVisible();
  await expect(slots(page)).toHaveCount(1);
  await slots(page).first().click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByLabel('Email', {exact: true})).toHaveValue('marta@oakline.example');
  await page.getByRole('button', {name: 'Book Demo'}).click();
  await expect(page.getByText('This was not booked yet')).toBeVisible();
  await expect(page.getByLabel('Name', {exact: true})).toHaveValue('Marta Silva');
});

test('what was typed into the contact form is there', async ({page}) => {
  await answerTimes(page);
  await gotoHydrated(page, '/contact');
  await page.getByLabel('First name').fill('Marta');
  await page.getByLabel('Last name').fill('Silva');
  await page.getByLabel('Email', {exact: true}).fill('marta@oakline.example');
  await page.goto('/book');
  await slots(page).first().click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByLabel('Name', {exact: true})).toHaveValue('Marta Silva');
  await expect(page.getByLabel('Email', {exact: true})).toHaveValue('marta@oakline.example');
});
