import {expect, test} from '@playwright/test';

import {demoDialog} from '../../support/browser/demo-dialog';

test.use({javaScriptEnabled: false});

test('menus open and close', async ({page}) => {
  await page.goto('/');
  await page.locator('header').getByRole('button', {name: 'Services', exact: true}).click();
  await expect(page.locator('#menu-services').getByRole('link', {name: /SEO & growth/})).toBeVisible();
});

test('the mobile menu opens and its links work', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('#site-menu').getByRole('link', {name: 'Pricing'}).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('the demo dialog opens with the calendar in it', async ({page}) => {
  await page.goto('/');
  await page.locator('header').getByRole('button', {name: 'Book a Demo'}).first().click();
  await expect(demoDialog(page)).toBeVisible();
  await expect(page.locator('#demo-dialog iframe')).toBeVisible();
  await demoDialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(demoDialog(page)).toBeHidden();
});

test('all eight industry panels and both price lists are visible', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('#industries [role="tabpanel"]')).toHaveCount(8);
  for (const panel of await page.locator('#industries [role="tabpanel"], #pricing [role="tabpanel"]').all())
    await expect(panel).toBeVisible();
});

test('a dark system gets the dark theme, without a theme toggle', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 20, 17)');
  await expect(page.getByRole('button', {name: /theme/i})).toHaveCount(0);
});
