import {expectAccessibleState} from '../../support/browser/axe';
import {signaturePaths} from '../../support/browser/templates';

import {expect, test} from '@playwright/test';

test('each scene of the playable product', async ({page}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const [id, scenes] of Object.entries({event: 3, lead: 6})) {
    await page.goto(id === 'event' ? '/' : '/features');
    for (let scene = 1; scene <= scenes; scene += 1) {
      await page.locator(`#${id}-${scene}`).press('Space');
      await expect(page.locator(`#${id}-1 ~ div`)).toHaveCSS('--scene', String(scene));
      await expectAccessibleState(page, `${id}, scene ${scene}`, `fieldset:has(> #${id}-1)`, [320]);
    }
  }
});

test('a step of each kind of signature, which fits in one view of a phone', async ({page}) => {
  test.slow();
  for (const [kind, path] of Object.entries(signaturePaths)) {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    const rail = page.locator('#process fieldset, #day fieldset').first();
    await rail.locator('input').first().press('ArrowRight');
    await expect(rail.locator('input').nth(1)).toBeChecked();
    await expect(rail.locator('> div')).toHaveCSS('--scene', '2');
    const ends = await rail
      .locator('> div > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    // With the header (64 px) and the step's text (up to 150), the whole fits in 844.
    expect((ends[1]?.bottom ?? 0) - (ends[0]?.top ?? 0), kind).toBeLessThanOrEqual(560);
    await expectAccessibleState(page, `${kind}, step 2`, 'fieldset:has(> input)', [320]);
  }
});
