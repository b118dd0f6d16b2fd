import {expect, test} from '@playwright/test';

// Formulas and formats: tests/components/worksheet.test.tsx and tests/unit/lib/formula.test.ts.

test('a changed number changes the total, and a link with numbers restores them', async ({page}) => {
  await page.goto('/savings-calculator');
  const total = page.locator('#calculator output');
  const before = await total.innerText();
  const appointments = page.getByLabel(/^A\b/);
  await appointments.fill('80');
  await expect(total).not.toHaveText(before);
  const after = await total.innerText();
  await appointments.press('Enter');
  await page.goto('/savings-calculator?A=80');
  await expect(appointments).toHaveValue('80');
  await expect(total).toHaveText(after);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page shows the results of its examples', async ({page}) => {
    await page.goto('/savings-calculator');
    await expect(page.locator('#calculator output')).toHaveText(/^\$[\d,]+$/);
    await expect(page.locator('#examples tr').last().getByRole('cell')).toHaveText([/^\$/, /^\$/, /^−\$/]);
  });
});
