import {slots, stubTimes} from '../../support/browser/calendar';
import {gotoLive} from '../../support/browser/page';
import {templatePaths} from '../../support/browser/templates';
import {findLostText, setBrowserTextSize} from '../../support/browser/text-fit';

import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

const header = (page: Page): Locator => page.locator('header').first();

/** Applies the text spacing of WCAG 1.4.12, as a user style sheet would. */
async function setTextSpacing(page: Page, on: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
    );
    document.adoptedStyleSheets = wanted ? [sheet] : [];
  }, on);
}

/** Records in each page which animations start, because polling could miss short ones. */
const recordMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.defineProperty(window, 'moved', {value: moved});
    const note = ({type, target}: Event): void => {
      const parts = document.getAnimations().filter(({effect}) => {
        const on = effect instanceof KeyframeEffect ? effect.target : null;
        return on === target && Number(effect?.getComputedTiming().duration) > 0;
      });
      if (parts.length > 0 && target instanceof Element) moved.push(`${type} ${target.outerHTML.slice(0, 80)}`);
    };
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true);
  });

/** Animations recorded so far. Waits for pending frames, because the browser reports them per frame. */
const readMoved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'moved') as string[];
  });

// Split in two so that two workers share the pages.
for (const half of [0, 1]) {
  test(`doubled and widely spaced text is not cut off on any template, and nothing moves, ${half === 0 ? 'first' : 'second'} half`, async ({
    page,
  }) => {
    test.slow();
    await recordMoves(page);
    const faults: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const fault of await findLostText(page)) faults.push(`${where}: ${fault}`);
    };
    for (const path of templatePaths.filter((_, index) => index % 2 === half)) {
      await setBrowserTextSize(page, 32);
      await page.setViewportSize({width: 1280, height: 900});
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await look(`${path}, 200 %, 1280 px`);
      await page.setViewportSize({width: 390, height: 844});
      await look(`${path}, 200 %, 390 px`);
      await setBrowserTextSize(page, 16);
      await page.mouse.wheel(0, 2000);
      expect(await readMoved(page), path).toEqual([]);
      await setTextSpacing(page, true);
      await page.setViewportSize({width: 1280, height: 900});
      await look(`${path}, wide set, 1280 px`);
      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 844});
        await look(`${path}, wide set, ${width} px`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('at twice the text size, a desktop window has the menu of small screens', async ({page}) => {
  await setBrowserTextSize(page, 32);
  await page.setViewportSize({width: 1280, height: 900});
  await gotoLive(page, '/');
  await header(page).getByRole('button', {name: 'Menu', exact: true}).click();
  const menu = page.locator('#site-menu');
  await expect(menu.getByRole('link', {name: 'Pricing'})).toBeVisible();
  await menu.getByRole('button', {name: 'Book a Demo'}).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('button', {name: 'Book a Demo'})).toBeInViewport({ratio: 1});
  expect(await findLostText(page)).toEqual([]);
});

test('at twice the text size, text fits the days of the calendar, and the months are above them', async ({page}) => {
  await stubTimes(page);
  await setBrowserTextSize(page, 32);
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/book');
    await expect(slots(page).first()).toBeVisible();
    const grid = page.getByRole('grid');
    const overfull = await grid
      .locator('button, [role=columnheader]')
      .evaluateAll((days) =>
        days.filter((day) => day.scrollHeight > day.clientHeight + 1).map(({textContent}) => textContent),
      );
    expect(overfull, `${width} px`).toEqual([]);
    const [months, days] = await Promise.all([page.locator('#booking-month').boundingBox(), grid.boundingBox()]);
    expect(months!.y + months!.height, `${width} px`).toBeLessThanOrEqual(days!.y);
  }
});

test('at 400 percent, the header leaves the window to the page', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await page.goto('/privacy');
  await expect(header(page)).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(header(page)).not.toBeInViewport();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('fields have text of at least 16 px, because iOS zooms in on smaller text', async ({page}) => {
    await stubTimes(page);
    const small: string[] = [];
    for (const path of templatePaths) {
      await page.goto(path);
      if (path === '/book') await expect(slots(page).first()).toBeVisible();
      const fields = page.locator(
        'select, textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=range])',
      );
      small.push(
        ...(await fields.evaluateAll((all, where) => {
          const isSmall = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize) < 16;
          return all.filter(isSmall).map((field) => `${where}: ${field.outerHTML.slice(0, 80)}`);
        }, path)),
      );
    }
    expect(small).toEqual([]);
  });
});

/** Opens a menu and an answer, which have transitions. */
async function open(page: Page): Promise<void> {
  await gotoLive(page, '/');
  await page.locator('#faq summary').nth(2).scrollIntoViewIfNeeded();
  await page.locator('#faq summary').nth(2).hover();
  await page.locator('#faq summary').nth(2).click();
  await header(page).getByRole('button', {name: 'Solutions', exact: true}).click();
}

test('with reduced motion, nothing moves when a menu or an answer opens', async ({page}) => {
  await recordMoves(page);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page);
  await expect.poll(() => readMoved(page), 'without the setting something moves').not.toEqual([]);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  expect(await readMoved(page)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  /** Styles that still distinguish two controls when the visitor overrides text and background colors. */
  const shape = (control: Locator): Promise<string> =>
    control.evaluate((element) => {
      const names = ['border-top-width', 'border-top-color', 'border-bottom-width', 'border-bottom-color'];
      // All backgrounds are one color, except those a rule sets to a system color.
      names.push('outline-style', 'outline-width', 'text-decoration-line', 'background-color');
      const read = (style: CSSStyleDeclaration): string =>
        [
          ...names.map((name) => style.getPropertyValue(name)),
          style.content,
          style.content === 'none' || style.height,
        ].join();
      return [undefined, '::before', '::after'].map((part) => read(getComputedStyle(element, part))).join(' | ');
    });

  async function expectTold(where: string, chosen: Locator, other: Locator): Promise<void> {
    await expect(chosen, where).toBeVisible();
    expect(await shape(chosen), `${where}: the chosen one has a shape of its own`).not.toBe(await shape(other));
  }

  test('selected controls differ from unselected ones', async ({page}) => {
    await page.route('**/api/availability', () => undefined);
    await page.goto('/book');
    const disabled = await shape(page.getByRole('button', {name: 'Continue', disabled: true}));

    await stubTimes(page);
    await gotoLive(page, '/book');
    const times = slots(page);
    await times.first().click();
    await page.mouse.move(0, 0);
    expect(disabled, 'Continue while times load').not.toBe(await shape(page.getByRole('button', {name: 'Continue'})));
    await expectTold('time', times.first(), times.nth(1));
    const days = page.locator('[role="gridcell"]');
    const free = days.locator('button:not([aria-disabled])');
    await expectTold('day', free.first(), free.nth(1));
    await expectTold('free day', free.nth(1), days.locator('button[aria-disabled]').first());

    await gotoLive(page, '/');
    for (const id of ['industries', 'pricing']) {
      const tabs = page.locator(`#${id}`).getByRole('tab');
      await expectTold(`tab of #${id}`, tabs.first(), tabs.nth(1));
    }
    await page.goto('/docs/api/authentication');
    const languages = page.getByRole('group', {name: 'Language'}).first().locator('label');
    await expectTold('language', languages.first(), languages.nth(1));
    const doc = page.locator('#docs-menu a[aria-current="page"]');
    await expectTold('page in the sidebar', doc, page.locator('#docs-menu a:not([aria-current])').first());
    await gotoLive(page, '/case-studies');
    const filters = page.getByRole('navigation', {name: 'Filter by industry'}).getByRole('link');
    await expectTold('filter', filters.first(), filters.nth(1));
    await page.goto('/blog');
    const categories = page.getByRole('navigation', {name: 'Categories'});
    const current = categories.locator('[aria-current="page"]');
    await expectTold('category', current, categories.locator('a:not([aria-current])').first());
  });

  test('the button of the menu has its bars', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/about');
    const bars = header(page).getByRole('button', {name: 'Menu', exact: true}).locator('span');
    const [ground, ...lines] = await bars.evaluate((bar) => [
      getComputedStyle(bar.closest('header')!).backgroundColor,
      ...[undefined, '::before', '::after'].map((part) => getComputedStyle(bar, part).backgroundColor),
    ]);
    expect(lines).not.toContain(ground);
  });

  test('focus, buttons and fields have a visible border', async ({page}) => {
    await gotoLive(page, '/contact');
    const edge = (control: Locator): Promise<string> =>
      control.evaluate((element) => {
        const {borderTopWidth, borderTopStyle, borderTopColor, backgroundColor} = getComputedStyle(element);
        return `${borderTopStyle} ${borderTopWidth}${borderTopColor === backgroundColor ? ' unseen' : ''}`;
      });
    const form = page.locator('main form');
    for (const control of [form.locator('button[type="submit"]'), form.getByRole('textbox').first()]) {
      expect(await edge(control)).toMatch(/^solid [1-9]\d*(?:\.\d+)?px$/);
      await control.focus();
      await expect(control).toHaveCSS('outline-style', 'solid');
    }
  });
});
