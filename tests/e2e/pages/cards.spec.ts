import {aimAt} from '../../support/browser/aim';

import {expect, test} from '@playwright/test';

// A link in each card covers it. Cards of case studies: company-pages.spec.ts.
for (const [address, part] of [
  ['/blog', 'main article'],
  ['/features', 'main li:has(h3 a)'],
] as const) {
  test(`a card of ${address} can be clicked anywhere`, async ({page}) => {
    await page.goto(address);
    const card = page.locator(part).nth(2);
    const target = await card.getByRole('link').first().getAttribute('href');
    const {x, y, width, height} = await aimAt(card);
    await page.mouse.click(x + width - 12, y + height / 2);
    await expect(page).toHaveURL(new RegExp(`${target ?? '-'}$`));
  });
}

test('the picture of a card comes closer under a pointer, unless motion is reduced', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/industries');
  const card = page.locator('main li:has(h2 a)').first();
  const scale = (): Promise<string> => card.locator('svg').evaluate((picture) => getComputedStyle(picture).scale);
  expect(await scale()).toBe('none');
  await card.hover();
  await expect.poll(scale).toBe('1.04');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await scale()).toBe('none');
});
