import {booking} from '#src/content/booking';
import {booked, fullDays, slots, someTimes, stubBookings, stubTimes} from '../../support/browser/calendar';
import {calendarFrame, demoDialog, headerButton} from '../../support/browser/demo-dialog';
import {gotoLive} from '../../support/browser/page';

import type {Locator} from '@playwright/test';
import {expect, test} from '@playwright/test';

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

test('on a phone, Continue shows the step’s title and the selected time in one line, and nothing moves between days', async ({
  page,
}) => {
  // The first day is full, the others have two times.
  await stubTimes(page, [...fullDays().slice(0, 18), ...someTimes().slice(2)]);
  await page.setViewportSize({width: 390, height: 664});
  await gotoLive(page, '/book');
  const next = page.getByRole('button', {name: 'Continue'});
  const place = () => next.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.locator('[role="gridcell"] button:not([aria-disabled])').last().click();
  await expect(slots(page)).toHaveCount(2);
  expect(await place()).toBe(before);
  await slots(page).first().click();
  await next.click();
  const title = page.getByRole('heading', {name: 'Your name and email'});
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ratio: 1});
  const hours = page.getByText(/^\d+:\d+ – \d+:\d+ [AP]M,$/);
  await expect(hours).toBeInViewport({ratio: 1});
  const lines = await hours.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('the date on the booked card looks as on the manage page', async ({page}) => {
  const times = await stubTimes(page);
  await stubBookings(page, (route) => route.fulfill(booked(times)));
  await gotoLive(page, '/book');
  await slots(page).first().click();
  await page.getByRole('button', {name: 'Continue'}).click();
  await page.getByLabel('Name', {exact: true}).fill('Marta Silva');
  await page.getByLabel('Email', {exact: true}).fill('marta@oakline.example');
  await page.getByRole('button', {name: 'Book Demo'}).click();
  const sizesIn = (tile: Locator) =>
    tile.evaluate((element) => Array.from(element.children, (part) => getComputedStyle(part).fontSize));
  const onCard = await sizesIn(page.locator('[data-step=booked] [aria-hidden]').filter({has: page.locator('strong')}));
  await page.goto('/link');
  await page.locator('.function-page').evaluate((main) => {
    const tile = Object.assign(document.createElement('p'), {className: 'fn-tile'});
    for (const name of ['b', 'strong', 'span']) tile.append(document.createElement(name));
    main.append(tile);
  });
  await expect.poll(() => sizesIn(page.locator('.fn-tile'))).toEqual(onCard);
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
