import {expect} from '@playwright/test';

import type {Locator, Page} from '@playwright/test';

export const demoDialog = (page: Page): Locator => page.locator('#demo-dialog');

/** Clicks each of the buttons; each must open the booking dialog. Escape closes it again. */
export async function expectEachOpensDialog(page: Page, buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) {
    await button.click();
    await expect(demoDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demoDialog(page)).toBeHidden();
  }
}

/** Clicks a link that the specification gives an address, and says whether the dialog is open there. */
export async function expectLeadsTo(page: Page, link: Locator, address: string, opensDialog: boolean): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('h1')).toBeVisible();
  if (opensDialog) await expect(demoDialog(page)).toBeVisible();
  else await expect(demoDialog(page)).toBeHidden();
}
