import {expect, test} from '@playwright/test';

import {featureGroups} from '#src/content/features/groups';
import {demoDialog, expectEachOpensDialog} from '../support/demo-dialog';
import {gotoHydrated} from '../support/page';

/** Names on the page and the sentence about them, as the specification and the decisions on it count them. */
const integrations = 12;
const sentence = '100+ native integrations, 200+ with partner connectors.';

test('shows twelve feature cards; each is one link to a page that answers', async ({page, request}) => {
  await gotoHydrated(page, '/features');
  const cards = page.locator('main li').filter({has: page.getByRole('heading', {level: 3})});
  await expect(cards).toHaveCount(12);
  const addresses = new Set<string>();
  for (const card of await cards.all()) {
    const links = card.getByRole('link');
    await expect(links).toHaveCount(1);
    addresses.add((await links.getAttribute('href')) ?? '');
  }
  expect(addresses.size, 'addresses').toBe(12);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('a card can be clicked anywhere', async ({page}) => {
  await gotoHydrated(page, '/features');
  const card = page.locator('main li').filter({has: page.getByRole('heading', {name: 'Visual Pipelines'})});
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page).toHaveURL(/\/solutions\/manage-pipelines$/);
});

test('names twelve integrations, each once, and counts the rest in one sentence', async ({page}) => {
  await gotoHydrated(page, '/features');
  const section = page.locator('#integrations');
  await expect(section).toContainText(sentence);
  const names = await section.locator('li').allTextContents();
  expect(names).toHaveLength(integrations);
  expect(new Set(names).size).toBe(integrations);
});

for (const {id, title} of [...featureGroups, {id: 'integrations', title: 'Keep the tools you like'}]) {
  test(`#${id} leads to “${title}”, below the header`, async ({page}) => {
    await gotoHydrated(page, `/features#${id}`);
    const heading = page.locator(`#${id}`).getByRole('heading', {level: 2});
    await expect(heading).toHaveText(title);
    await expect(heading).toBeInViewport();
    const header = await page.locator('header').first().boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
}

test('each group has its product window, described in a sentence', async ({page}) => {
  await gotoHydrated(page, '/features');
  for (const {id} of featureGroups) {
    await expect(page.locator(`#${id}`).getByRole('img', {name: /\d.*\.$/})).toHaveCount(1);
  }
});

test('Book a Demo at the end opens the dialog', async ({page}) => {
  await gotoHydrated(page, '/features');
  const buttons = page.locator('main').getByRole('button', {name: 'Book a Demo'});
  await expect(buttons.first()).toBeVisible();
  await expectEachOpensDialog(page, buttons);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the cards lead on and Book a Demo opens the dialog', async ({page}) => {
    await page.goto('/features');
    await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
    await expect(demoDialog(page)).toBeVisible();
    await demoDialog(page).getByRole('button', {name: 'Close'}).click();
    await page.getByRole('link', {name: /Roles and sign-in/}).click();
    await expect(page).toHaveURL(/\/security$/);
  });
});
