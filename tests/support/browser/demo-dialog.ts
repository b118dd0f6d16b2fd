import type {Locator, Page} from '@playwright/test';

export const demoDialog = (page: Page): Locator => page.locator('#demo-dialog');

/** The calendar in the dialog. */
export const calendarFrame = (page: Page): Locator =>
  demoDialog(page).locator('iframe[title="Schedule Demo Calendar"]');

/** The header button that opens the dialog on every page. */
export const headerButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', {name: 'Book a Demo'}).first();
