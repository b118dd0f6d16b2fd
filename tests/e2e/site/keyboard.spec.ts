import {search} from '#src/content/pages/search';
import {booked, slots, stubBookings, stubTimes} from '../../support/browser/calendar';
import {sendButton, toastRegion} from '../../support/browser/contact';
import {button, expectFocusSeen, press, tabTo} from '../../support/browser/focus';
import {gotoLive} from '../../support/browser/page';

import type {Locator} from '@playwright/test';
import {expect, test} from '@playwright/test';

// Keyboard only. Each step asserts that the focus is visible: outlined, in the viewport, and not under a sticky bar.

test('from the menu to a booked demo, and back to the start', async ({page}) => {
  const times = await stubTimes(page);
  await stubBookings(page, (route) => route.fulfill(booked(times)));
  await gotoLive(page, '/');
  const header = page.locator('header');
  await press(page, 'Tab', page.getByRole('link', {name: 'Skip to content'}));
  await press(page, 'Tab', header.getByRole('link', {name: /, home$/}));

  // A menu: its links follow its button, Escape returns to it.
  await press(page, 'Tab', button(header, 'Product'));
  await press(page, 'Tab', button(header, 'Solutions'));
  await page.keyboard.press('Enter');
  const menu = page.locator('#menu-solutions');
  await expect(menu).toBeVisible();
  await press(page, 'Tab', menu.getByRole('link').first());
  await press(page, 'Tab', menu.getByRole('link').nth(1));
  await press(page, 'Escape', button(header, 'Solutions'));
  await expect(menu).toBeHidden();

  const opener = button(header, 'Book a Demo').first();
  expect(await tabTo(page, opener)).toEqual([
    'button “Services”',
    'button “Industries”',
    'button “Resources”',
    'a “Pricing”',
    'a “Contact”',
    'button “Search”',
    'button “Switch to dark theme”',
    'a “CRM Login (opens in a new tab)”',
    'button “Book a Demo”',
  ]);
  await page.keyboard.press('Enter');
  const dialog = page.locator('#demo-dialog');
  await expect(button(dialog, 'Close')).toBeFocused();
  await expectFocusSeen(page);

  // The calendar in its frame: a day with arrow keys, a time, the form.
  const calendar = page.frameLocator('#demo-dialog iframe');
  await expect(calendar.getByRole('grid')).toBeVisible();
  const selected = calendar.locator('[role="gridcell"][aria-selected="true"] button');
  const first = await selected.getAttribute('data-day');
  await tabTo(page, selected, {most: 6});
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expectFocusSeen(page);
  }
  await press(page, 'Enter', selected);
  await expect(selected).not.toHaveAttribute('data-day', first ?? '');
  const time = slots(calendar).first();
  await press(page, 'Tab', time);
  await page.keyboard.press('Enter');
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, calendar.getByLabel('Time zone'));
  await tabTo(page, button(calendar, 'Continue'));
  const details = calendar.getByRole('heading', {name: 'Your name and email'});
  await page.keyboard.press('Enter');
  await expect(details).toBeFocused();

  // Back to the times: focus moves along.
  await tabTo(page, button(calendar, 'Back'));
  await press(page, 'Enter', time);
  await tabTo(page, button(calendar, 'Continue'));
  await page.keyboard.press('Enter');
  await expect(details).toBeFocused();
  await tabTo(page, calendar.getByLabel('Name', {exact: true}));
  await page.keyboard.type('Marta Silva');
  const email = calendar.getByLabel('Email', {exact: true});
  await press(page, 'Tab', email);
  await page.keyboard.type('marta@');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/full email address/);
  await expect(email).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type('oakline.example');
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('heading', {name: 'You’re booked'})).toBeFocused();

  // Escape in the frame closes the dialog around it.
  await press(page, 'Escape', opener);
  await expect(dialog).toBeHidden();
});

test('the calendar’s week buttons keep focus at both ends, and months are announced', async ({page}) => {
  await page.clock.setFixedTime('2027-03-01T15:00:00Z');
  await stubTimes(page, ['2027-03-03T14:00Z', '2027-04-14T14:00Z']);
  await gotoLive(page, '/book');
  const next = button(page, 'Later dates');
  const month = page.getByRole('heading', {name: '–'});
  await expect(month).toHaveAttribute('aria-live', 'polite');
  await tabTo(page, next);
  await press(page, 'Enter', next);
  await expect(month).toHaveText('April – May');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Enter', next);
  await expect(month).toHaveText('April – May');
});

test('the contact form: errors move focus to the first field, and the corrected form is sent', async ({page}) => {
  await page.route('**/api/contact', (route) => route.fulfill({status: 201, json: {id: 'stored'}}));
  await gotoLive(page, '/contact');
  const field = (name: string): Locator => page.locator('main form').getByRole('textbox', {name, exact: true});
  await press(page, 'Tab', page.getByRole('link', {name: 'Skip to content'}));
  await page.keyboard.press('Enter');
  await tabTo(page, field('First name'));
  await page.keyboard.type('Marta');
  await press(page, 'Tab', field('Last name'));
  await press(page, 'Tab', field('Email'));
  await page.keyboard.type('marta');
  await page.keyboard.press('Enter');
  await expect(toastRegion(page)).toContainText('Please fill in all required fields');
  await expect(field('Last name')).toBeFocused();
  await expectFocusSeen(page);
  await expect(field('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await page.keyboard.type('Silva');
  await press(page, 'Tab', field('Email'));
  await expect(field('Email')).toHaveAccessibleDescription(/full email address/);
  await page.keyboard.press('End');
  await page.keyboard.type('@oakline.example');
  await press(page, 'Tab', field('Company (optional)'));
  await press(page, 'Tab', field('Message'));
  await page.keyboard.type('Can it take deposits?');
  const send = sendButton(page);
  await press(page, 'Tab', send);
  await page.keyboard.press('Enter');
  await expect(toastRegion(page)).toContainText('Message sent successfully!');
  await expect(field('First name')).toHaveValue('');
  await expect(send).toBeFocused();
  await expectFocusSeen(page);
});

test('the search: opened and closed by its shortcut, a result selected with arrows, closed with Escape', async ({
  page,
}) => {
  await gotoLive(page, '/pricing');
  const before = page
    .locator('main')
    .getByRole('button', {name: /Get Started/})
    .first();
  await tabTo(page, before);
  await page.keyboard.press('Control+k');
  const dialog = page.locator('#search-dialog');
  const field = dialog.getByRole('combobox', {name: search.labels.label});
  await expect(field).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type('import contacts');
  await expect(dialog.getByRole('status')).toContainText('“import contacts”');
  // Up from the field leads to the last result, and down from there back to the field.
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = dialog.getByRole('option').nth(1);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '-');
  await expect(chosen).toBeInViewport({ratio: 1});
  await press(page, 'Tab', button(dialog, search.labels.title));
  await press(page, 'Tab', button(dialog, search.labels.close));
  await press(page, 'Shift+Tab', button(dialog, search.labels.title));
  await press(page, 'Shift+Tab', field);
  await press(page, 'Escape', before);
  for (const key of ['Control+k', 'Meta+k']) {
    await expect(dialog).toBeHidden();
    await press(page, key, field);
    await press(page, key, before);
  }

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const address = await dialog.locator('[role="option"][aria-selected="true"]').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address ?? '-'}$`));
  await expect(dialog).toBeHidden();
});
