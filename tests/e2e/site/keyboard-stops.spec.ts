import {button, press, tabTo, walkStops} from '../../support/browser/focus';
import {gotoLive} from '../../support/browser/page';

import {expect, test} from '@playwright/test';

// Keyboard only, on a phone, and every stop of a page. Journeys on a desktop: keyboard.spec.ts.

const phone = {width: 390, height: 844};

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('the menu: a group, its links, the demo; Escape returns to its button', async ({page}) => {
    await gotoLive(page, '/');
    const burger = button(page, 'Menu');
    const menu = page.locator('#site-menu');
    await tabTo(page, burger, {most: 8});
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await tabTo(page, menu.locator('summary').first(), {most: 3});
    await page.keyboard.press('Enter');
    await expect(menu.locator('details').first()).toHaveAttribute('open');
    await press(page, 'Tab', menu.getByRole('link').first());
    await tabTo(page, button(menu, 'Book a Demo'), {most: 24});
    await press(page, 'Escape', burger);
    await expect(menu).toBeHidden();
  });

  test('the list of documentation pages: opened, walked, closed with Escape and by a link', async ({page}) => {
    await gotoLive(page, '/docs/api/authentication');
    const opener = page.getByRole('button', {name: /^Pages of the documentation/});
    const pages = page.locator('#docs-menu');
    await tabTo(page, opener);
    await expect(pages).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(pages).toBeVisible();
    await expect(pages.locator('[aria-current="page"]')).toBeInViewport();
    // In Firefox, a box that scrolls is a stop too.
    await tabTo(page, button(pages, 'Close'), {most: 2});
    await press(page, 'Escape', opener);
    await expect(pages).toBeHidden();
    await page.keyboard.press('Enter');
    const link = pages.getByRole('link', {name: 'Pagination'});
    await tabTo(page, link, {most: 60});
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Pagination');
    await expect(pages).toBeHidden();
  });
});

// Going forward, content scrolls under the header; going backward, out from under it, where it could hide the focus.
for (const [path, width] of [
  ['/', 1440],
  ['/pricing', 390],
  ['/docs/api/errors', 1440],
] as const) {
  test(`every focus stop of ${path} is visible in both directions at ${String(width)} px`, async ({page}) => {
    await page.setViewportSize({width, height: width === phone.width ? phone.height : 900});
    await gotoLive(page, path);
    const forth = await walkStops(page, 'Tab');
    // Focus wraps at the end of the page, so both directions have the same length.
    const back = await walkStops(page, 'Shift+Tab', forth.length);
    const faults = [...forth, ...back].filter(({fault}) => fault !== undefined);
    expect(faults.map(({name, fault}) => `${name} ${fault ?? ''}`)).toEqual([]);
    expect(forth.length).toBeGreaterThan(20);
    expect(back.map(({name}) => name).reverse()).toEqual(forth.map(({name}) => name));
  });
}
