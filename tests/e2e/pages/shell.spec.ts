import {createMenus} from '#src/site/navigation';
import {demoDialog} from '../../support/browser/demo-dialog';
import {gotoLive} from '../../support/browser/page';
import {readStored} from '../../support/browser/stored';

import {expect, test} from '@playwright/test';

// tests/sample/built/company-pages.test.ts checks link targets.

test.describe('header', () => {
  test('stays in view; each menu opens alone, and closes on Escape, a click outside or a link', async ({page}) => {
    await gotoLive(page, '/accessibility');
    for (const {id, label} of createMenus({solutions: [], services: [], industries: []})) {
      const button = page.locator('header').getByRole('button', {name: label, exact: true});
      const panel = page.locator(`#menu-${id}`);
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await button.press('Enter');
      await expect(panel).toBeVisible();
      await page.mouse.click(700, 860);
      await expect(panel).toBeHidden();
    }

    const header = page.locator('header');
    await header.getByRole('button', {name: 'Solutions', exact: true}).click();
    await header.getByRole('button', {name: 'Resources', exact: true}).click();
    await expect(page.locator('#menu-solutions')).toBeHidden();
    await page.locator('#menu-resources').getByRole('link', {name: /About/}).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('#menu-resources')).toBeHidden();
    await page.evaluate(() => {
      scrollTo(0, 2000);
    });
    await expect(header.first()).toBeInViewport();
  });

  test('its text stays on one line inside the bar at every width', async ({page}) => {
    await page.goto('/accessibility');
    const end = page.locator('header').first().locator('> div').first();
    for (let width = 1040; width <= 1320; width += 16) {
      await page.setViewportSize({width, height: 800});
      const {broken, right} = await end.evaluate((bar) => {
        const shown = [...bar.querySelectorAll<HTMLElement>('a, button')].filter(
          (part) => part.offsetParent !== null && part.closest('[popover]') === null,
        );
        const lines = (text: Node): number => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length;
        };
        const texts = shown.flatMap((part) => [...part.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE));
        return {
          broken: texts.filter((text) => lines(text) > 1).map(({textContent}) => textContent),
          right: Math.max(...shown.map((part) => part.getBoundingClientRect().right)),
        };
      });
      expect(broken, `${width} px: one line`).toEqual([]);
      // The gutter at this width.
      expect(right, `${width} px: inside`).toBeLessThanOrEqual(width - 40);
    }
  });
});

test('on phones, footer and menu show one group at a time; the menu has every link of the bar, and closes for the demo dialog', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await gotoLive(page, '/accessibility');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Company').last().click();
  await expect(footer.getByRole('link', {name: 'About'})).toBeVisible();
  await footer.getByText('Product').last().click();
  await expect(footer.getByRole('link', {name: 'Features'})).toBeVisible();
  await expect(footer.getByRole('link', {name: 'About'})).toBeHidden();
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  const menu = page.locator('#site-menu');
  await menu.getByText('Solutions', {exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Sell products online'})).toBeVisible();
  await menu.getByText('Services', {exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Sell products online'})).toBeHidden();
  await expect(menu.getByRole('link', {name: 'Pricing'})).toBeVisible();
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await menu.getByRole('button', {name: 'Book a Demo'}).click();
  await expect(demoDialog(page)).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the theme follows the system until one is chosen, and the choice persists', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await gotoLive(page, '/accessibility');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Switch to light theme'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await readStored(page)).toEqual([expect.stringMatching(/^localStorage theme/)]);
  await gotoLive(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

// Go Back with a previous page: first-visit/first-touch.spec.ts.
test('Go Back leads home without a previous page', async ({page, context, baseURL}) => {
  await gotoLive(page, '/contact');
  const opened = context.waitForEvent('page');
  await page.evaluate(
    (address) => {
      window.open(address, '_blank', 'noopener');
    },
    `${baseURL ?? ''}/no-such-page`,
  );
  const tab = await opened;
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => history.length)).toBe(1);
  await tab.getByRole('main').getByRole('button', {name: 'Go Back'}).click();
  await expect(tab.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  expect(new URL(tab.url()).pathname).toBe('/');
});
