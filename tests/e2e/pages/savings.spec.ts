import {expect, test} from '@playwright/test';

// Formulas and formats: tests/components/worksheet.test.tsx and tests/unit/lib/formula.test.ts.

test('a link fills in its numbers, and a changed number changes the total', async ({page}) => {
  await page.goto('/savings-calculator?A=80');
  const total = page.locator('#calculator output');
  const appointments = page.getByLabel(/^A\b/);
  await expect(appointments).toHaveValue('80');
  const linked = await total.innerText();
  await appointments.fill('160');
  await expect(total).not.toHaveText(linked);
  await appointments.fill('80');
  await expect(total).toHaveText(linked);
});
