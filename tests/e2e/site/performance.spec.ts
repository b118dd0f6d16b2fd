import {benchPages, measureBytes} from '../../support/browser/bytes.ts';
import {slots, stubTimes} from '../../support/browser/calendar';
import {watchFirstPaint} from '../../support/browser/first-paint.ts';
import {gotoLive} from '../../support/browser/page';
import {readShift, shiftGoal} from '../../support/browser/phone.ts';
import {cutHtml, serveSlowly} from '../../support/browser/slow-html.ts';
import {readBuiltPage} from '../../support/built-site';

import {expect, type Page, test} from '@playwright/test';

/*
 * Performance that does not depend on the machine: requests, bytes of scripts, order. The site is served compressed, as by
 * a CDN; tests/built/budgets.test.ts measures files, and `npm run bench` time. Long tasks are not counted here, because a
 * busy machine makes a task longer: no script runs before a touch, and none forces a layout before the first paint.
 */
const isRuntime = (address: string): boolean => /\/assets\/js\/islands\.[\da-f]+\.js$/.test(address);

for (const {kind, path, ...budget} of benchPages) {
  test(`${kind} is within its budget, and runs no scripts before an interaction`, async ({browser, baseURL}) => {
    const {shown, after, ...bytes} = await measureBytes(browser, (baseURL ?? '') + path);
    expect(bytes.filesAfterTouch.some(isRuntime), 'scripts that run are seen').toBe(true);
    expect(bytes.filesBeforeTouch, 'scripts that run untouched').toEqual([]);
    expect(bytes.blocking, 'requests that hold up the first paint').toEqual([]);
    expect(bytes.otherHosts, 'requests to other hosts').toEqual([]);
    expect(bytes.shift, 'layout shift').toBeLessThanOrEqual(shiftGoal);

    expect(shown.script, 'bytes of script needed to show the page').toBe(0);
    // A late style sheet may be requested on either side of the load event.
    expect(shown.requests + after.requests, 'requests until an island is live').toBeLessThanOrEqual(budget.requests);
    expect(after.script, 'bytes of script until an island is live').toBeLessThanOrEqual(budget.script);
    expect(after.script, 'bytes of script are counted').toBeGreaterThan(10_000);
  });
}

for (const path of [...benchPages.map((page) => page.path), '/demo', '/book']) {
  test(`${path} measures and fetches nothing before its first paint`, async ({browser, baseURL}) => {
    const {reads, requests} = await watchFirstPaint(browser, (baseURL ?? '') + path);
    expect(reads, 'layouts that a script forced').toEqual([]);
    expect(requests, 'requests before the first paint').toEqual([]);
  });
}

test('the booking calendar and its times are asked for after the first paint', async ({page}) => {
  await stubTimes(page);
  for (const path of ['/book', '/demo']) {
    await page.goto(path);
    await expect(slots(page).first()).toBeVisible();
    const {painted, asked} = await page.evaluate(() => ({
      painted: (performance.getEntriesByName('first-contentful-paint')[0] as PerformancePaintTiming | undefined)
        ?.paintTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({name}) => /booking-script|availability/.test(name))
        .map(({startTime}) => startTime),
    }));
    expect(asked.length, path).toBeGreaterThan(1);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted ?? Infinity);
  }
});

test('a calendar that gets no times says so without moving anything', async ({page}) => {
  await page.setViewportSize({width: 390, height: 850});
  await page.route('**/api/availability', (route) => route.fulfill({status: 503}));
  for (const path of ['/demo', '/book']) {
    await page.goto(path);
    await expect(page.getByRole('button', {name: 'Try Again'})).toBeVisible();
    await page.waitForTimeout(500);
    // A line may break at another word when the font comes.
    expect(await readShift(page), path).toBeLessThan(0.02);
  }
});

/** Whether this machine has one of the fonts that the fallback font is made of (`src/styles/tokens/_fonts.scss`). */
const hasFallbackFont = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Promise.any(
      ['Arial', 'Liberation Sans', 'Helvetica Neue'].map((name) => new FontFace('probe', `local("${name}")`).load()),
    ).then(
      () => true,
      () => false,
    ),
  );

const needed = 'Arial or a font like it is installed (Debian: fonts-liberation)';

/** Delays the font until after the first paint. */
const delayFont = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });

test('text keeps its lines when the font loads after the first paint', async ({page}) => {
  expect(await hasFallbackFont(page), needed).toBe(true);
  await delayFont(page);
  for (const [width, path] of [
    [390, '/'],
    [390, '/pricing'],
    [390, '/contact'],
    [390, '/blog'],
    [768, '/blog/seven-contact-fields'],
    [1440, '/integrations'],
    [1440, '/docs/messaging/send-a-text'],
  ] as const) {
    await page.setViewportSize({width, height: 850});
    const font = page.waitForResponse('**/*.woff2');
    await page.goto(path);
    await font;
    await page.evaluate(() => document.fonts.ready);
    expect(await readShift(page), `${path} at ${width} pixels`).toBeLessThan(0.005);
  }
});

test('the header keeps its place when only half of it has arrived', async ({page}) => {
  const html = readBuiltPage('/pricing');
  // The button before the menu's.
  const menu = html.lastIndexOf('<button', html.indexOf('popovertarget=site-menu'));
  const at = html.lastIndexOf('<button', menu - 1);
  expect(html.slice(at, menu).includes('commandfor=demo-dialog'), 'it is the button for a demo').toBe(true);
  const site = await serveSlowly([html.slice(0, at), html.slice(at)], 700);
  await page.setViewportSize({width: 390, height: 664});
  await page.goto(site.url);
  await expect(page.locator('[popovertarget=site-menu]')).toBeVisible();
  expect(await readShift(page)).toBeLessThan(shiftGoal);
  site.stop();
});

/** One page for each layout that has a drawing, columns or steps on the first screen. */
const columnPages = [
  '/',
  '/services',
  '/services/seo-growth',
  '/services/websites-branding',
  '/solutions/book-more-clients',
  '/solutions/manage-pipelines',
  '/solutions/scale-operations',
  '/docs/getting-started/quick-start',
  '/terms',
];

for (const path of columnPages) {
  test(`${path} does not shift while its HTML arrives in pieces`, async ({page}) => {
    const html = readBuiltPage(path);
    const top = html.indexOf('<main');
    const shown = top + 40_000;
    const pieces = [html.slice(0, top), ...cutHtml(html.slice(top, shown), 400), html.slice(shown)];
    const site = await serveSlowly(pieces, 25);
    for (const size of [
      {width: 390, height: 823},
      {width: 1440, height: 900},
    ]) {
      await page.setViewportSize(size);
      await page.goto(site.url);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(await readShift(page), `${String(size.width)} px`).toBeLessThan(shiftGoal);
    }
    site.stop();
  });
}

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  for (const width of [390, 1440]) {
    test(`the layout shifts little when the font loads late, at ${String(width)} pixels`, async ({page}) => {
      expect(await hasFallbackFont(page), needed).toBe(true);
      await page.setViewportSize({width, height: 850});
      await delayFont(page);
      for (const path of ['/', '/pricing', '/docs/messaging/send-a-text']) {
        await gotoLive(page, path);
        for (let screen = 0; screen < 4; screen += 1) {
          await page.mouse.wheel(0, 850);
          await page.waitForTimeout(100);
        }
        await page.evaluate(() => document.fonts.ready);
        // A line may break at another word.
        expect(await readShift(page), path).toBeLessThanOrEqual(2 * shiftGoal);
      }
    });
  }
});
