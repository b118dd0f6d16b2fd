import {expect} from '@playwright/test';

import type {Locator, Page} from '@playwright/test';

export const demoDialog = (page: Page): Locator => page.locator('#demo-dialog');

/** The calendar in the dialog. */
export const calendarFrame = (page: Page): Locator =>
  demoDialog(page).locator('iframe[title="Schedule Demo Calendar"]');

/** The header button that opens the dialog on every page. */
export const headerButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', {name: 'Book a Demo'}).first();

/** Clicks a link that the specification gives an address, and returns whether the dialog is open there. */
export async function expectLeadsTo(page: Page, link: Locator, address: string, opensDialog: boolean): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('h1')).toBeVisible();
  if (opensDialog) await expect(demoDialog(page)).toBeVisible();
  else await expect(demoDialog(page)).toBeHidden();
}
