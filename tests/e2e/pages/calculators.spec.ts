import {expect, test} from '@playwright/test';

// The plan calculator: tests/unit/lib/plan-fit.test.ts, tests/components/plan-calculator.test.tsx, and its focus stops in
// site/keyboard-stops.spec.ts.
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
