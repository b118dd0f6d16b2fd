import {expect} from '@playwright/test';

import type {Action} from '#src/content/types';

import type {Locator, Page} from '@playwright/test';

export const demoDialog = (page: Page): Locator => page.locator('#demo-dialog');

/** The calendar in the dialog. */
export const calendarFrame = (page: Page): Locator =>
  demoDialog(page).locator('iframe[title="Schedule Demo Calendar"]');

/** The header button that opens the dialog on every page. */
export const headerButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', {name: 'Book a Demo'}).first();

/** The closing section of a page. */
export const closingBand = (page: Page): Locator => page.locator('main > section').last();

/** Clicks each button; each must open the booking dialog. Closes it with Escape. */
export async function expectEachOpensDialog(page: Page, buttons: Locator): Promise<void> {
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(demoDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demoDialog(page)).toBeHidden();
  }
}

/** Clicks a link that the specification gives an address, and returns whether the dialog is open there. */
export async function expectLeadsTo(page: Page, link: Locator, address: string, opensDialog: boolean): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('h1')).toBeVisible();
  if (opensDialog) await expect(demoDialog(page)).toBeVisible();
  else await expect(demoDialog(page)).toBeHidden();
}

/** What the closing action does: opens the dialog here, or goes to an address, with or without the dialog. */
export async function expectClosing(page: Page, action: Action): Promise<void> {
  const band = closingBand(page);
  if (!('to' in action)) {
    await expectEachOpensDialog(page, band.getByRole('button', {name: action.label}));
    return;
  }
  await expectLeadsTo(page, band.getByRole('link', {name: action.label}), action.to, action.opensDemo === true);
}
