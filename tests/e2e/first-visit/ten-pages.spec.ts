import {stubTimes} from '../../support/browser/calendar';
import {isRunningReact, waitForPageScript, waitUntilLive} from '../../support/browser/page';

import {expect, type Locator, type Page, test} from '@playwright/test';

const main = (page: Page): Locator => page.getByRole('main');

/** Opens a menu of the bar. */
async function openMenu(page: Page, label: string): Promise<Locator> {
  await page.locator('header').getByRole('button', {name: label, exact: true}).click();
  return page.getByRole('group', {name: label});
}

async function openQuestion(page: Page): Promise<void> {
  const question = main(page).locator('details').last();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
}

test('ten pages with menus, tabs, questions and links run without React, which comes with the first calculation', async ({
  page,
}) => {
  test.slow();
  await stubTimes(page);
  const expectPlain = async (path: RegExp): Promise<void> => {
    await expect(page).toHaveURL(path);
    await page.mouse.move(400, 400);
    await waitForPageScript(page);
    expect(await isRunningReact(page), `React runs on ${page.url()}`).toBe(false);
  };

  await page.goto('/?utm_source=mail');
  await main(page)
    .getByRole('tab', {name: /^Insurance/})
    .click();
  await openQuestion(page);
  await page.locator('[data-free-times]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-free-times] dl a')).toHaveCount(6);
  await page.locator('[data-theme-toggle]').click();
  await expect(page.getByRole('button', {name: 'Switch to light theme'})).toBeVisible();
  const product = await openMenu(page, 'Product');
  await expect(product.locator('[data-menu-picture] > *')).toHaveCount(4);
  await expectPlain(/\/\?utm_source=mail&tab=insurance$/);

  await product.getByRole('link', {name: 'All features'}).click();
  await expectPlain(/\/features$/);
  const services = await openMenu(page, 'Services');
  const picture = services.locator('[data-menu-picture] > *');
  await expect(picture).toHaveCount(1);
  const before = await picture.getAttribute('aria-label');
  await services.getByRole('link', {name: /^SEO/}).hover();
  await expect(picture).not.toHaveAttribute('aria-label', before ?? '');
  await services.getByRole('link', {name: /^SEO/}).click();
  await expectPlain(/\/services\/seo-growth$/);

  await (await openMenu(page, 'Industries')).getByRole('link', {name: /^Automotive/}).click();
  await expectPlain(/\/industries\/automotive$/);

  await (await openMenu(page, 'Resources')).getByRole('link', {name: /^Documentation/}).click();
  await main(page).locator('a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  const sections = page.locator('[data-contents]').first();
  const last = sections.getByRole('link').last();
  await last.click();
  await expect(sections.locator('[aria-current]')).toHaveCount(1);
  await expect(sections.getByRole('link').first()).not.toHaveAttribute('aria-current');
  await expectPlain(/\/docs\//);

  await (await openMenu(page, 'Resources')).getByRole('link', {name: /^Blog/}).click();
  await main(page).locator('a[href^="/blog/"]').first().click();
  await expectPlain(/\/blog\/./);

  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: false}).first().click();
  await expectPlain(/\/about$/);

  await page.locator('header').getByRole('link', {name: 'Pricing', exact: true}).click();
  await openQuestion(page);
  await expectPlain(/\/pricing$/);

  await page.goto('/faq');
  await openQuestion(page);
  await expectPlain(/\/faq$/);

  await page
    .locator('header')
    .getByRole('link', {name: /^Contact/})
    .first()
    .click();
  await main(page).locator('[name=firstName]').pressSequentially('Ada');
  await expectPlain(/\/contact$/);
  await expect(main(page).locator('[name=firstName]')).toHaveValue('Ada');

  await page.goto('/savings-calculator');
  await main(page).locator('input[type=number], input[inputmode]').first().fill('7');
  await waitUntilLive(page);
});
