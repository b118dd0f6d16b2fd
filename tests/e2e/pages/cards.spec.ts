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
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + (box?.height ?? 0) / 2);
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
