import {expect, test} from '@playwright/test';

import {gotoLive} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';

// Limits and errors: tests/unit/lib/plan-fit.test.ts and tests/components/plan-calculator.test.tsx.

const calculator = (page: Page): Locator => page.locator('#calculator');
const field = (page: Page, label: string): Locator => calculator(page).getByRole('spinbutton', {name: label});
const expectPlan = (page: Page, name: string): Promise<void> =>
  expect(calculator(page).locator('output')).toHaveText(new RegExp(`^Your plan ${name} `));

test('the calculator works by keyboard: Tab moves between fields, arrows change values', async ({page}) => {
  await gotoLive(page, '/pricing');
  for (const label of ['Emails a month', 'Texts a month']) await field(page, label).fill('0');
  await field(page, 'Users').fill('1');
  const slider = calculator(page).getByRole('slider', {name: 'Contacts'});
  await field(page, 'Contacts').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1000');
  await expectPlan(page, 'Solo');
  await page.keyboard.press('ArrowUp');
  await expectPlan(page, 'Team');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(field(page, 'Contacts')).toHaveValue('990');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1,100, needs Team');
  for (const label of ['Emails a month', 'Texts a month', 'Users']) {
    await page.keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await expect(calculator(page).getByRole('button', {name: 'Get Started with Team'})).toBeFocused();
});

// Formulas and formats: tests/components/worksheet.test.tsx and tests/unit/lib/formula.test.ts.
test('a link fills in the numbers of the savings calculator, and a changed number changes the total', async ({
  page,
}) => {
  await page.goto('/savings-calculator?A=80');
  const total = page.locator('#calculator output');
  const appointments = page.getByRole('spinbutton', {name: /^A\b/});
  await expect(appointments).toHaveValue('80');
  const linked = await total.innerText();
  await appointments.fill('160');
  await expect(total).not.toHaveText(linked);
  await appointments.fill('80');
  await expect(total).toHaveText(linked);
});
