import {expect, test} from '@playwright/test';

import {expectLeadsTo} from '../../support/browser/demo-dialog';
import {gotoHydrated} from '../../support/browser/page';

// tests/built/offers.test.ts checks the content of services, solutions and industries. All pages are built from the same
// parts, so each behavior is tested on one.

test('See Features and See a Day scroll to their section, or lead to /features', async ({page}) => {
  await gotoHydrated(page, '/solutions/manage-pipelines');
  await page.getByRole('main').getByRole('link', {name: 'See Features'}).click();
  await expect(page).toHaveURL(/\/manage-pipelines#features$/);
  await expect(page.locator('#features h2')).toBeInViewport();
  await gotoHydrated(page, '/industries/automotive');
  await page.getByRole('main').getByRole('link', {name: 'See a Day'}).click();
  await expect(page.locator('#day h2')).toBeInViewport();
});

test('the closing action of a page leads to its target, with the dialog open if it says so', async ({page}) => {
  await gotoHydrated(page, '/industries/insurance');
  const demo = page.locator('main > section').last().getByRole('link', {name: 'Get a Live Demo'});
  await expectLeadsTo(page, demo, '/demo', true);
  await gotoHydrated(page, '/solutions');
  const contact = page.getByRole('main').getByRole('link', {name: 'Talk to a Solutions Specialist'});
  await expectLeadsTo(page, contact, '/contact', false);
});

test('the closing of an industry links to its customer’s story', async ({page}) => {
  await gotoHydrated(page, '/industries/healthcare');
  await page
    .locator('main > section')
    .last()
    .getByRole('link', {name: /did it$/})
    .click();
  await expect(page).toHaveURL(/\/case-studies\/clearwater-dental$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Clearwater Dental');
});
