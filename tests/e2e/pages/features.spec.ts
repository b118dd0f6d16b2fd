import {expect, test} from '@playwright/test';

import {featureGroups} from '#src/content/features/groups';
import {gotoHydrated} from '../../support/browser/page';

test('a card can be clicked anywhere', async ({page}) => {
  await gotoHydrated(page, '/features');
  const card = page.locator('main li').filter({has: page.getByRole('heading', {name: 'Visual Pipelines'})});
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page).toHaveURL(/\/solutions\/manage-pipelines$/);
});

test('each anchor scrolls to its section, below the header', async ({page}) => {
  for (const id of [...featureGroups.map((group) => group.id), 'integrations']) {
    // A different query each time, because changing only the anchor does not load the page.
    await gotoHydrated(page, `/features?to=${id}#${id}`);
    const heading = page.locator(`#${id}`).getByRole('heading', {level: 2});
    await expect(heading).toBeInViewport();
    const header = await page.locator('header').first().boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top, id).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});
