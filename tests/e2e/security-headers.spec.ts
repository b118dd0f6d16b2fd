import {expect, test} from '@playwright/test';

import {headersFor, readHeaderRules} from '../../scripts/lib/netlify-headers.mjs';
import {builtPages, readBuilt} from '../support/built-site';
import {scorePage} from '../support/observatory';
import {gotoHydrated, isHydrated, wake} from '../support/page';

import type {Page} from '@playwright/test';

const rules = readHeaderRules();
const htmlOf = (path: string): string => readBuilt(path === '/' ? '/index.html' : `${path}.html`).toString();

/** Every page, and an address that has none. */
const addresses = [...builtPages().filter((path) => path !== '/404'), '/no-such-page'];

/**
 * Gives each page the headers that Netlify's servers give it, and collects what its policy stops. The local runtime leaves
 * out the rules of single paths.
 */
async function guard(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) violations.push(message.text());
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const own = headersFor(rules, new URL(route.request().url()).pathname);
    await route.fulfill({response, headers: {...response.headers(), ...own}});
  });
  return violations;
}

test('every page scores 130 or more by the rules of the HTTP Observatory', () => {
  const scores = addresses.map((path) => {
    const html = htmlOf(path === '/no-such-page' ? '/404' : path);
    return {path, score: scorePage(headersFor(rules, path), html)};
  });
  expect(scores.length).toBeGreaterThan(100);
  expect(scores.filter(({score}) => score < 130)).toEqual([]);
  expect(scorePage({}, '')).toBeLessThan(40);
});

test('no page but the framed one may be framed, and no policy allows unsafe scripts', () => {
  for (const path of addresses) {
    const headers = headersFor(rules, path);
    const mayFrame = path === '/book' || path === '/no-such-page';
    expect(headers['content-security-policy'], path).toContain(`frame-ancestors '${mayFrame ? 'self' : 'none'}'`);
    expect(headers['x-frame-options'], path).toBe(mayFrame ? 'SAMEORIGIN' : 'DENY');
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe|\*/);
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
  }
});

for (const part of [0, 1]) {
  test(`no page does anything that its policy stops (half ${part + 1} of the pages)`, async ({page}) => {
    test.setTimeout(170_000);
    const violations = await guard(page);
    for (const path of addresses.filter((_, index) => index % 2 === part)) {
      await page.goto(path, {waitUntil: 'load'});
      await wake(page);
      await expect.poll(() => isHydrated(page), {message: path, intervals: [50, 100, 200]}).toBe(true);
      expect(violations, path).toEqual([]);
    }
  });
}

test('neither do dialog, calendar, search, menus, themes and copied code', async ({page}) => {
  const violations = await guard(page);
  await gotoHydrated(page, '/docs/administration-and-api/api/create-a-contact');
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await page.getByRole('button', {name: /Switch to (?:dark|light) theme/}).click();
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').fill('contact');
  await expect(page.locator('dialog[open] a').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await gotoHydrated(page, '/');
  await page.locator('header').getByRole('button', {name: 'Solutions', exact: true}).click();
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('button', {name: 'Book a Demo'}).first().click();
  await expect(page.frameLocator('#demo-dialog iframe').getByRole('heading', {level: 1})).toBeVisible();
  expect(violations).toEqual([]);
});

test('a script that nobody wrote into the build does not run', async ({page}) => {
  const violations = await guard(page);
  await gotoHydrated(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.stranger = "ran"';
    document.head.append(script);
  });
  expect(await page.locator('html').getAttribute('data-stranger')).toBeNull();
  expect(violations.length).toBe(1);
});
