import {readFileSync, readdirSync} from 'node:fs';

import {expect, test, type Page} from '@playwright/test';

import {inProject} from '../../../scripts/lib/project.mjs';
import {brotli} from '../../../scripts/lib/serve-build.ts';
import {benchPages, budgetOf, measureBytes} from '../../support/browser/bytes.ts';
import {gotoHydrated} from '../../support/browser/page';
import {readShift} from '../../support/browser/phone.ts';

/*
 * Performance that does not depend on the machine: bytes, requests, order. The site is served compressed, as by a CDN;
 * `npm run bench` measures time.
 */
const isMain = (address: string): boolean => /\/assets\/js\/main\.[\da-f]+\.js$/.test(address);

for (const {kind, path} of benchPages) {
  test(`${kind} is within its budget, and runs no scripts before an interaction`, async ({browser, baseURL}) => {
    const {shown, after, ...found} = await measureBytes(browser, (baseURL ?? '') + path);
    const budget = budgetOf(kind);
    expect(found.filesAfterTouch.some(isMain), 'scripts that run are seen').toBe(true);
    expect(found.filesBeforeTouch, 'scripts that run untouched').toEqual([]);
    expect(found.blocking, 'requests that hold up the first paint').toEqual([]);
    expect(found.otherHosts, 'requests to other hosts').toEqual([]);
    // No shift, except a line that wraps differently when a busy machine paints before the font loads.
    expect(found.shift, 'layout shift').toBeLessThan(0.02);

    expect(shown.script, 'bytes of script needed to show the page').toBe(0);
    expect(shown.total, 'bytes needed to show the page').toBeLessThanOrEqual(budget.shown);
    expect(shown.requests, 'requests needed to show the page').toBeLessThanOrEqual(budget.requests);
    expect(after.script, 'bytes of script fetched afterwards').toBeLessThanOrEqual(budget.script);
    expect(after.script, 'bytes of script are counted').toBeGreaterThan(10_000);
  });
}

test('the script shared by all pages is within its budget', () => {
  const folder = inProject('build/assets/js');
  const [main = '', ...others] = readdirSync(folder).filter((name) => isMain(`/assets/js/${name}`));
  expect(others).toEqual([]);
  const bytes = brotli(readFileSync(`${folder}/${main}`)).length;
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(budgetOf('home').main);
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

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  for (const width of [390, 1440]) {
    test(`the layout shifts little when the font loads late, at ${String(width)} pixels`, async ({page}) => {
      const missing = 'Arial or a font like it is installed (Debian: fonts-liberation)';
      expect(await hasFallbackFont(page), missing).toBe(true);
      await page.setViewportSize({width, height: 850});
      await page.route('**/*.woff2', async (route) => {
        await page.waitForTimeout(800);
        await route.continue();
      });
      for (const path of ['/', '/pricing', '/docs/messaging/send-a-text']) {
        await gotoHydrated(page, path);
        for (let screen = 0; screen < 4; screen += 1) {
          await page.mouse.wheel(0, 850);
          await page.waitForTimeout(100);
        }
        await page.evaluate(() => document.fonts.ready);
        // The fallback font has the same metrics, but not each letter's width, so a line may wrap differently. Up to 0.1
        // is good.
        expect(await readShift(page), path).toBeLessThan(0.1);
      }
    });
  }
});
