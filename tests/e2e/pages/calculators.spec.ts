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

for (const path of ['/pricing', '/savings-calculator']) {
  test(`on ${path} a number follows its slider from the first drag on`, async ({page}) => {
    await page.goto(path);
    const slider = page.getByRole('slider').first();
    const field = page.getByRole('spinbutton').first();
    const start = await field.inputValue();
    await slider.scrollIntoViewIfNeeded();
    const {x, y, width, height} = (await slider.boundingBox())!;
    const at = await slider.evaluate((range: HTMLInputElement) => range.valueAsNumber / Number(range.max));
    const thumb = {x: x + 12 + at * (width - 24), y: y + height / 2};
    await page.mouse.move(thumb.x, thumb.y);
    await page.mouse.down();
    await page.mouse.move(thumb.x + 60, thumb.y, {steps: 6});
    await expect(field).not.toHaveValue(start);
    const dragged = await field.inputValue();
    await page.mouse.up();
    await expect(field).toHaveValue(dragged);
  });
}

test('in a page that reads from right to left, the zone is at the plan that fits', async ({page}) => {
  await page.goto('/pricing');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const calculator = page.locator('[data-island=plan-calculator]');
  await calculator.locator('input[name=contacts]').fill('45000');
  const plan = calculator.getByText('Pro', {exact: true}).first();
  const readDistance = (): Promise<number> =>
    plan.evaluate((name) => {
      const plans = name.parentElement!;
      const {left, width} = getComputedStyle(plans, '::before');
      const box = name.getBoundingClientRect();
      const middle = plans.getBoundingClientRect().left + parseFloat(left) + parseFloat(width) / 2;
      return Math.abs(middle - (box.left + box.width / 2));
    });
  await expect(calculator.locator('output').first()).toContainText('Pro');
  await expect.poll(readDistance).toBeLessThan(2);
});

test('charts, worksheets and notes of an article are in its margin', async ({page}) => {
  await page.goto('/blog/what-a-no-show-really-costs');
  const rightOf = (selector: string) =>
    page
      .locator(`.markdown > ${selector}`)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  const edge = Math.max(...(await rightOf('p')));
  for (const selector of ['div:has(figure)', '[data-island=worksheet]', '[role=note]']) {
    const edges = await rightOf(selector);
    expect(edges.length, selector).toBeGreaterThan(0);
    expect(Math.min(...edges), selector).toBeGreaterThan(edge);
  }
});
