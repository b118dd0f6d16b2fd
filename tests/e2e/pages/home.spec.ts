import {prices} from '#src/content/pricing/prices';
import {gotoLive} from '../../support/browser/page';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

const selectedTab = (page: Page): Locator => page.locator('#industries').getByRole('tab', {selected: true});

// Tabs of the address, and clicks: first-visit/first-touch.spec.ts. Values in the address: tests/unit/lib/tab-url.test.ts.
test('arrows, Home and End move through the industry tabs, and the price list switches', async ({page}) => {
  await gotoLive(page, '/?tab=nonsense');
  await expect(selectedTab(page)).toHaveText(/Automotive/);

  // A tab's place is drawn when it is first near the window.
  const place = page.locator('#industries [role=tabpanel]:not([hidden]) use');
  await expect(place).not.toHaveAttribute('href');
  await selectedTab(page).scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('href', /./);

  const pricing = page.locator('#pricing');
  await expect(pricing.locator('b', {hasText: prices.team})).toBeVisible();
  await pricing.getByRole('tab', {name: /Implementation/}).click();
  await expect(pricing.locator('b', {hasText: prices.team})).toBeHidden();
  await expect(pricing.getByText(prices['launch-kit'], {exact: true})).toBeVisible();

  await selectedTab(page).focus();
  for (const [key, name] of [
    ['ArrowRight', /Real estate/],
    ['End', /Other/],
    ['ArrowRight', /Automotive/],
    ['ArrowLeft', /Other/],
    ['Home', /Automotive/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selectedTab(page)).toHaveText(name);
    await expect(selectedTab(page)).toBeFocused();
    await expect(place).toHaveAttribute('href', /./);
  }
});

test('the hero’s event ends on its last step, and any step can be selected', async ({page}) => {
  await gotoLive(page, '/');
  const scene = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--scene'));
  const event = page.getByRole('group', {name: /in three steps$/});
  await expect.poll(() => scene('#event-1 ~ div')).toBe('3');
  await event.getByRole('radio', {name: /A text goes out/}).check({force: true});
  await expect.poll(() => scene('#event-1 ~ div')).toBe('1');
});

test('the story can be followed with arrow keys and labels, and the address has its scene', async ({page}) => {
  const story = page.getByRole('group', {name: 'Follow one lead, in six steps'});
  // The first choice loads the script that writes the address.
  await page.goto('/demo');
  await page.locator('label[for="lead-2"]').first().click();
  await expect(page).toHaveURL(/#lead-2$/);
  await gotoLive(page, '/demo');
  await story.getByRole('radio', {name: /He asks/}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(story.getByRole('heading', {name: 'A text answers'})).toBeVisible();
  await expect(story.getByRole('heading', {name: 'He asks'})).toBeHidden();
  await page.locator('label[for="lead-4"]').first().click();
  await expect(story.getByRole('img', {name: /Thursday 10:30 is now a test drive/})).toBeVisible();
  await expect(page).toHaveURL(/#lead-4$/);
  await page.goto('about:blank');
  await gotoLive(page, '/demo#lead-6');
  await expect(story.getByRole('radio', {name: /Monday’s report/})).toBeChecked();
});
