import {inProject} from '../../../scripts/lib/project.mjs';
import {slots, stubTimes} from '../../support/browser/calendar';
import {fillContact, sendButton} from '../../support/browser/contact';
import {gotoLive} from '../../support/browser/page';

import {readdirSync} from 'node:fs';
import {expect, type Locator, type Page, test} from '@playwright/test';

// Pages have only the styles of their own HTML. What scripts add gets its styles from files of its own, which must look as
// with the whole style sheet: src/plugins/built-pages/critical-styles.

/** The whole style sheet, which no page names. */
const sheet = `/assets/css/${readdirSync(inProject('build/assets/css')).find((name) => name.startsWith('styles.')) ?? ''}`;

/** Names of all CSS properties that change in a part of the page when the whole style sheet replaces the others. */
const findChanges = (part: Locator): Promise<string[]> =>
  part.evaluate(async (root, address) => {
    const ignored = /^(?:--|perspective-origin|transform-origin|contain-intrinsic)/;
    const elements = [root, ...root.querySelectorAll('*')];
    const read = (element: Element): Record<string, string> => {
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !ignored.test(name));
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    const before = elements.map(read);
    const others = document.querySelectorAll('head style, head link[rel=stylesheet]');
    const whole = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address});
    await new Promise((resolve) => {
      whole.addEventListener('load', resolve);
      document.head.append(whole);
    });
    for (const other of others) other.remove();
    return elements.flatMap((element, at) => {
      const after = read(element);
      const changed = Object.keys(after).filter((name) => before[at]?.[name] !== after[name]);
      return changed.map(
        (name) => `${element.tagName} ${element.classList.value}: ${name} ${before[at]?.[name]} ${after[name]}`,
      );
    });
  }, sheet);

const island = (page: Page, name: string): Locator => page.locator(`[data-island=${name}]`);

/** Shows a part that a script has added to, and returns it. */
const states: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the booking calendar': async (page) => {
    await stubTimes(page);
    await gotoLive(page, '/book');
    await slots(page).first().click();
    return page.locator('[data-booking]');
  },
  'a message that could not be sent': async (page) => {
    await page.route('**/api/contact', (route) => route.abort());
    await gotoLive(page, '/contact');
    await fillContact(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    return page.locator('main form');
  },
  'a worksheet': async (page) => {
    await gotoLive(page, '/blog/what-a-no-show-really-costs');
    return island(page, 'worksheet');
  },
  'the plan calculator': async (page) => {
    await gotoLive(page, '/pricing');
    await island(page, 'plan-calculator').getByRole('spinbutton').first().fill('30');
    return island(page, 'plan-calculator');
  },
  'a menu with pictures': async (page) => {
    await gotoLive(page, '/contact');
    await page.locator('header').getByRole('button', {name: 'Services', exact: true}).click();
    await expect(page.locator('#menu-services [data-menu-picture] svg').first()).toBeVisible();
    return page.locator('#menu-services');
  },
};

const openDialog = async (page: Page, name: string, id: string): Promise<Locator> => {
  await gotoLive(page, '/docs/messaging/send-a-text');
  await page.locator('header').getByRole('button', {name, exact: true}).first().click();
  return page.locator(id);
};

/** The same for parts that are in each page, closed. */
const closed: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the menu of products': (page) => openDialog(page, 'Product', '#menu-product'),
  'the menu of industries': (page) => openDialog(page, 'Industries', '#menu-industries'),
  'the menu of resources': (page) => openDialog(page, 'Resources', '#menu-resources'),
  'the search dialog': (page) => openDialog(page, 'Search', '#search-dialog'),
  'the booking dialog': async (page) => {
    // Without the calendar, whose page has its own styles.
    await page.route('**/island-demo-dialog-*.js', (route) => route.abort());
    return openDialog(page, 'Book a Demo', '#demo-dialog > div');
  },
  'the menu of phones': async (page) => {
    await page.setViewportSize({width: 390, height: 800});
    return openDialog(page, 'Menu', '#site-menu');
  },
};

for (const [name, show] of Object.entries({...states, ...closed})) {
  test(`${name} has all of its styles`, async ({page}) => {
    const part = await show(page);
    await page.waitForLoadState('networkidle');
    expect(await findChanges(part)).toEqual([]);
  });
}

for (const [width, name, id] of [
  [1440, 'Resources', '#menu-resources'],
  [1440, 'Search', '#search-dialog'],
  [390, 'Menu', '#site-menu'],
] as const) {
  test(`${name} has its styles at ${String(width)} px if no style sheet loads`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.route('**/*.css', (route) => route.abort());
    const part = await openDialog(page, name, id);
    expect(await part.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.unroute('**/*.css');
    expect(await findChanges(part)).toEqual([]);
  });
}

for (const [width, name, id, display] of [
  [1440, 'Services', '#menu-services', 'grid'],
  [390, 'Menu', '#site-menu', 'flex'],
] as const) {
  test(`without scripts, ${name} has its styles at ${String(width)} px, too`, async ({browser, baseURL}) => {
    const viewport = {width, height: 800};
    const page = await browser.newPage({javaScriptEnabled: false, viewport, baseURL: baseURL ?? ''});
    await page.goto('/contact');
    await page.locator('header').getByRole('button', {name, exact: true}).click();
    await expect(page.locator(id)).toHaveCSS('display', display);
    await page.close();
  });
}
