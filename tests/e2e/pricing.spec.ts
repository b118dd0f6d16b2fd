import {expect, test} from '@playwright/test';

import {demoDialog} from '../support/demo-dialog';
import {gotoHydrated} from '../support/page';

import type {Locator, Page} from '@playwright/test';

const calculator = (page: Page): Locator => page.locator('#calculator');
const output = (page: Page): Locator => calculator(page).locator('output');
const field = (page: Page, label: string): Locator => calculator(page).getByLabel(label, {exact: true});

/** Each limit of section 9: the last number that a plan holds, that plan, and the next one. */
const limits = [
  ['Contacts', 1_000, 'Solo', 'Team'],
  ['Contacts', 10_000, 'Team', 'Pro'],
  ['Contacts', 50_000, 'Pro', 'Enterprise'],
  ['Emails a month', 5_000, 'Solo', 'Team'],
  ['Texts a month', 500, 'Solo', 'Team'],
  ['Texts a month', 2_500, 'Team', 'Pro'],
  ['Texts a month', 10_000, 'Pro', 'Enterprise'],
  ['Users', 1, 'Solo', 'Team'],
  ['Users', 3, 'Team', 'Pro'],
  ['Users', 10, 'Pro', 'Enterprise'],
] as const;

/** The name of a plan also stands in the reason for the next one, so the start of the text decides. */
async function expectPlan(page: Page, name: string): Promise<void> {
  await expect(output(page)).toHaveText(new RegExp(`^Your plan ${name} `));
}

async function fillLittle(page: Page): Promise<void> {
  await field(page, 'Contacts').fill('0');
  await field(page, 'Emails a month').fill('0');
  await field(page, 'Texts a month').fill('0');
  await field(page, 'Users').fill('1');
}

test('shows the four plans of the pricing page', async ({page}) => {
  await gotoHydrated(page, '/pricing');
  const plans = page.locator('#plans article');
  await expect(plans.getByRole('heading')).toHaveText(['Solo', 'Team', 'Pro', 'Enterprise']);
  await expect(plans.nth(1)).toContainText('Most Popular');
  for (const [at, texts] of [
    ['$259', 'Up to 1,000 contacts', '5,000 emails a month', '500 SMS a month'],
    ['$497', 'Up to 10,000 contacts', 'Unlimited email', '2,500 SMS a month'],
    ['$1,099', 'Up to 50,000 contacts', '10,000 SMS a month', 'API access', 'Phone support'],
    ['Custom', 'Unlimited contacts', 'Dedicated account manager', '24/7 phone support', 'On-premise options'],
  ].entries()) {
    for (const text of texts) await expect(plans.nth(at)).toContainText(text);
  }
});

test('Get Started opens the dialog, Contact Sales leads to the contact page', async ({page}) => {
  await gotoHydrated(page, '/pricing');
  const plans = page.locator('#plans');
  await expect(plans.getByRole('link', {name: /Contact Sales/})).toHaveAttribute('href', '/contact-us');
  await plans
    .getByRole('button', {name: /Get Started/})
    .first()
    .click();
  await expect(demoDialog(page)).toBeVisible();
});

test('answers exactly six questions', async ({page}) => {
  await gotoHydrated(page, '/pricing');
  await expect(page.locator('#faq details')).toHaveCount(6);
  await expect(page.locator('#faq summary').filter({hasText: /billing/i})).toHaveCount(0);
});

test.describe('the comparison', () => {
  test('says Included and No in words', async ({page}) => {
    await gotoHydrated(page, '/pricing');
    const row = page.locator('#compare').getByRole('row', {name: /^API access/});
    await expect(row.getByRole('cell')).toHaveText(['No', 'No', 'Included', 'Included']);
  });

  test('scrolls by keyboard on a narrow screen, and its first column stays', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await gotoHydrated(page, '/pricing');
    const region = page.getByRole('region', {name: /Plan comparison/});
    const label = region.getByRole('rowheader', {name: 'API access'});
    const enterprise = region
      .getByRole('row', {name: /^API access/})
      .getByRole('cell')
      .last();
    await label.scrollIntoViewIfNeeded();
    await expect(enterprise).not.toBeInViewport();
    const left = (await label.boundingBox())?.x;
    await region.focus();
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
    await expect(enterprise).toBeInViewport({ratio: 0.9});
    expect((await label.boundingBox())?.x).toBe(left);
  });
});

test.describe('the calculator', () => {
  test('starts with a result that agrees with its numbers', async ({page}) => {
    await gotoHydrated(page, '/pricing');
    await expectPlan(page, 'Team');
    await expect(output(page)).toContainText('$497 /month');
    await expect(output(page)).toContainText('Solo ends at 1,000 contacts, 5,000 emails, 500 texts and 1 user.');
    await expect(calculator(page)).toContainText('2,500 of 10,000');
  });

  for (const [label, limit, name, next] of limits) {
    test(`${label}: ${limit.toLocaleString('en-US')} is still ${name}, one more is ${next}`, async ({page}) => {
      await gotoHydrated(page, '/pricing');
      await fillLittle(page);
      await field(page, label).fill(String(limit));
      await expectPlan(page, name);
      await field(page, label).fill(String(limit + 1));
      await expectPlan(page, next);
      await expect(output(page)).toContainText(`${name} ends at ${limit.toLocaleString('en-US')}`);
    });
  }

  test('works by keyboard alone: tab from field to field, step with arrows, end on the button', async ({page}) => {
    await gotoHydrated(page, '/pricing');
    await fillLittle(page);
    await field(page, 'Contacts').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1000');
    await expectPlan(page, 'Solo');
    await page.keyboard.press('ArrowUp');
    await expectPlan(page, 'Team');
    for (const label of ['Emails a month', 'Texts a month', 'Users']) {
      await page.keyboard.press('Tab');
      await expect(field(page, label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(calculator(page).getByRole('button', {name: 'Get Started with Team'})).toBeFocused();
  });

  test('sends the largest need to sales', async ({page}) => {
    await gotoHydrated(page, '/pricing');
    await field(page, 'Contacts').fill('50001');
    await expect(calculator(page).getByRole('link', {name: /Contact Sales/})).toHaveAttribute('href', '/contact-us');
  });

  for (const wrong of ['-1', '1.5', '10000001']) {
    test(`${wrong} contacts are refused with what to enter instead`, async ({page}) => {
      await gotoHydrated(page, '/pricing');
      await field(page, 'Contacts').fill(wrong);
      await expect(field(page, 'Contacts')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Contacts')).toHaveAccessibleDescription(/Enter a whole number from 0 to 10,000,000\./);
      await expect(output(page)).toContainText('Correct the marked number');
      await field(page, 'Contacts').fill('10');
      await expect(field(page, 'Contacts')).not.toHaveAttribute('aria-invalid');
      await expectPlan(page, 'Team');
    });
  }

  test('an empty field counts as wrong only once it is left', async ({page}) => {
    await gotoHydrated(page, '/pricing');
    await field(page, 'Users').fill('');
    await expectPlan(page, 'Team');
    await field(page, 'Users').blur();
    await expect(field(page, 'Users')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the tables are there and the calculator is not', async ({page}) => {
    await page.goto('/pricing');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(calculator(page)).toHaveCount(1);
    await expect(calculator(page).getByRole('spinbutton')).toHaveCount(0);
    expect((await calculator(page).boundingBox())?.height ?? 0).toBe(0);
  });
});
