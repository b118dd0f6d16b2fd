import {expect, test, type Locator, type Page} from '@playwright/test';

import {holdFiles, isRunningReact, waitForEntry, waitUntilLive} from '../../support/browser/page';

/*
 * Presses or types into every control right after the first paint, while scripts are held back. The result must show
 * immediately and stay once the island is live. Tabs and the theme: first-touch.spec.ts.
 */

type Act = {
  /** What is done, and where. */
  name: string;
  address: string;
  target: (page: Page) => Locator;
  /** Defaults to a click. */
  keys?: (page: Page) => Promise<void>;
  shows: (page: Page) => Promise<void>;
  phone?: boolean;
  /** The part is not in an island, so touching it does not load React. */
  plain?: boolean;
};

const inMain = (page: Page): Locator => page.getByRole('main');
const header = (page: Page): Locator => page.locator('header').first();
const question = (page: Page): Locator => page.locator('#faq details').nth(2);
const codePage = '/docs/api/authentication';

const acts: Act[] = [
  {
    name: 'a menu of the bar',
    plain: true,
    address: '/',
    target: (page) => header(page).getByRole('button', {name: 'Services', exact: true}),
    shows: (page) => expect(page.locator('#menu-services')).toBeVisible(),
  },
  {
    name: 'the menu of a phone',
    plain: true,
    address: '/pricing',
    phone: true,
    target: (page) => page.getByRole('button', {name: 'Menu', exact: true}),
    shows: (page) => expect(page.locator('#site-menu')).toBeVisible(),
  },
  {
    name: 'a question',
    plain: true,
    address: '/',
    target: (page) => question(page).locator('summary'),
    shows: (page) => expect(question(page)).toHaveAttribute('open'),
  },
  {
    name: 'the button of the search',
    address: '/features',
    target: (page) => header(page).locator('[commandfor="search-dialog"]:visible').first(),
    shows: (page) => expect(page.locator('#search-dialog')).toBeVisible(),
  },
  {
    name: 'the keys of the search',
    address: '/features',
    target: (page) => page.locator('h1'),
    keys: (page) => page.keyboard.press('Control+k'),
    shows: (page) => expect(page.locator('#search-dialog')).toBeVisible(),
  },
  {
    name: 'the list of a documentation page on a phone',
    plain: true,
    address: '/docs',
    phone: true,
    target: (page) => page.locator('main button[popovertarget], button[popovertarget]:not(header *)').first(),
    shows: (page) => expect(page.getByRole('navigation', {name: 'Documentation'})).toBeVisible(),
  },
  {
    name: 'the newsletter',
    plain: true,
    address: '/blog/subscribe',
    target: (page) => inMain(page).locator('[name=email]').first(),
    keys: async (page) => {
      await page.keyboard.type('x');
      await page.keyboard.press('Enter');
    },
    shows: (page) => expect(inMain(page).locator('[name=email]').first()).toHaveValue('x'),
  },
  {
    name: 'a number of the calculator',
    address: '/pricing',
    target: (page) => page.locator('[name=contacts]'),
    keys: async (page) => {
      await page.keyboard.press('Control+a');
      await page.keyboard.type('7777');
    },
    shows: (page) => expect(page.locator('[name=contacts]')).toHaveValue('7777'),
  },
  {
    name: 'the filter of case studies',
    plain: true,
    address: '/case-studies',
    target: (page) => inMain(page).getByRole('link', {name: 'Automotive', exact: true}).first(),
    shows: (page) => expect(page).toHaveURL(/industry=automotive/),
  },
  {
    name: 'a copy button',
    plain: true,
    address: codePage,
    target: (page) => inMain(page).getByRole('button', {name: /^Copy/}).first(),
    shows: (page) => expect(inMain(page).getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1),
  },
  {
    name: 'the question under a doc',
    plain: true,
    address: codePage,
    target: (page) => inMain(page).getByText('Yes', {exact: true}),
    shows: (page) => expect(inMain(page).getByRole('radio', {name: 'Yes'})).toBeChecked(),
  },
];

/** Center of an element, scrolled into view at first paint, once the sections around it have been laid out. */
async function pointAtFirstPaint(page: Page, target: Locator): Promise<{x: number; y: number}> {
  await waitForEntry(page, 'paint');
  return target.evaluate(async (element) => {
    // Sections that come near the window are laid out over the next frames.
    for (let before = NaN, still = 0; ;) {
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const {left, top, width, height} = element.getBoundingClientRect();
      still = top === before ? still + 1 : 0;
      if (still === 3) return {x: left + width / 2, y: top + height / 2};
      before = top;
      await new Promise(requestAnimationFrame);
    }
  });
}

for (const {name, address, target, keys, shows, phone = false, plain = false} of acts) {
  test.describe(name, () => {
    if (phone) test.use({hasTouch: true, viewport: {width: 390, height: 844}});

    test('works right after the first paint, and keeps the result', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // On a busy machine React may load before the pointer arrives, so scripts wait for the press.
      const {release} = await holdFiles(page);
      await page.goto(address, {waitUntil: 'commit'});
      await target(page).first().waitFor({state: 'attached'});
      const {x, y} = await pointAtFirstPaint(page, target(page).first());
      if (phone) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await keys?.(page);
      release();
      await shows(page);
      await page.waitForLoadState('networkidle');
      if (plain) expect(await isRunningReact(page), 'a plain part loads React').toBe(false);
      else await waitUntilLive(page);
      await shows(page);
    });
  });
}
