import {readdirSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {headersFor, readHeaderRules} from '../../scripts/lib/netlify-headers.mjs';
import {inProject} from '../../scripts/lib/project.mjs';
import {builtPages, readBuilt} from '../support/built-site';
import {scorePage} from '../support/observatory';
import {gotoHydrated, isHydrated, wake} from '../support/page';
import {trippingSinks, watchPolicies} from '../support/policies';

const rules = readHeaderRules();
const htmlOf = (path: string): string => readBuilt(path === '/' ? '/index.html' : `${path}.html`).toString();

/** Every page, listed or not, and an address that has none. */
const addresses = [...builtPages().filter((path) => path !== '/404'), '/no-such-page'];

/** Headers without which no answer may be, whatever it is. */
const everywhere: readonly (readonly [name: string, value: RegExp])[] = [
  ['strict-transport-security', /^max-age=63072000; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|same-origin)$/],
  ['permissions-policy', /camera=\(\).*microphone=\(\).*payment=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^(?:same|cross)-origin$/],
  ['content-security-policy', /^default-src 'none';.*frame-ancestors '(?:none|self)'/],
  ['x-frame-options', /^(?:DENY|SAMEORIGIN)$/],
];

/** Names of the headers that an answer lacks, or that say something else. */
function lacking(headers: Readonly<Record<string, string | undefined>>): string[] {
  return everywhere.filter(([name, value]) => !value.test(headers[name] ?? '')).map(([name]) => name);
}

test('every page has 145 points by the rules of the HTTP Observatory', () => {
  const scores = addresses.map((path) => {
    const html = htmlOf(path === '/no-such-page' ? '/404' : path);
    return {path, score: scorePage(headersFor(rules, path), html)};
  });
  expect(scores.length).toBeGreaterThan(100);
  expect(scores.filter(({score}) => score < 145)).toEqual([]);
  expect(scorePage({}, '')).toBeLessThan(40);
});

test('no address but the calendar may be framed, and no policy allows unsafe scripts', () => {
  for (const path of addresses) {
    const headers = headersFor(rules, path);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain(`frame-ancestors '${path === '/book' ? 'self' : 'none'}'`);
    expect(headers['x-frame-options'], path).toBe(path === '/book' ? 'SAMEORIGIN' : 'DENY');
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe|\*/);
  }
});

test('every file of the build carries the headers that protect a visitor', () => {
  const files = readdirSync(inProject('build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`.slice(inProject('build').length).replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.map((file) => ({file, lacks: lacking(headersFor(rules, file))})).filter(({lacks}) => lacks.length > 0),
  ).toEqual([]);
});

test('so does every answer that is given: pages, files and what each function says', async ({request}) => {
  const page = {Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded'};
  const pages = ['/', '/pricing', '/book', '/no-such-page', '/docs/messaging/send-a-text', '/styleguide'];
  const asset = /\/assets\/js\/main\.\w+\.js/.exec(htmlOf('/'))?.[0] ?? '';
  const files = [asset, '/robots.txt', '/sitemap.xml', '/favicon.svg', '/.well-known/security.txt', '/blog/rss.xml'];
  const read = [
    'health',
    'availability',
    'form-token',
    'bookings/form',
    'bookings/manage?token=x',
    'subscribe/confirm?token=x',
  ];
  const posted = ['contact', 'feedback', 'subscribe', 'bookings', 'bookings/manage', 'vitals', 'availability'];
  const asked: readonly (readonly [method: string, address: string, headers: Record<string, string>])[] = [
    ...[...pages, ...files].map((address) => ['GET', address, {}] as const),
    ...read.map((name) => ['GET', `/api/${name}`, page] as const),
    ...posted.map((name) => ['POST', `/api/${name}`, page] as const),
    ...['contact', 'vitals'].map((name) => ['PUT', `/api/${name}`, {}] as const),
  ];
  for (const [method, address, headers] of asked) {
    const response = await request.fetch(address, {
      method,
      headers,
      maxRedirects: 0,
      ...(method === 'POST' && {data: 'a=b'}),
    });
    const given = response.headers();
    const about = `${method} ${address} (${response.status()})`;
    expect(lacking(given), about).toEqual([]);
    expect(given['x-frame-options'], about).toBe(address === '/book' ? 'SAMEORIGIN' : 'DENY');
    expect(given['content-security-policy'], about).toContain(
      `frame-ancestors '${address === '/book' ? 'self' : 'none'}'`,
    );
  }
});

for (const part of [0, 1]) {
  test(`no page does anything that its policy stops (half ${part + 1} of the pages)`, async ({page}) => {
    test.setTimeout(170_000);
    const found = await watchPolicies(page);
    for (const path of addresses.filter((_, index) => index % 2 === part)) {
      await page.goto(path, {waitUntil: 'load'});
      await wake(page);
      await expect.poll(() => isHydrated(page), {message: path, intervals: [50, 100, 200]}).toBe(true);
      expect(found.stopped, path).toEqual([]);
      expect(found.sinks(), path).toEqual([]);
    }
  });
}

test('neither do dialog, calendar, search, menus, themes, forms and copied code', async ({page}) => {
  const found = await watchPolicies(page);
  await gotoHydrated(page, '/docs/administration-and-api/api/create-a-contact');
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await page.getByRole('button', {name: /Switch to (?:dark|light) theme/}).click();
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').fill('contact');
  await expect(page.locator('dialog[open] a').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await gotoHydrated(page, '/search?q=invoice');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await gotoHydrated(page, '/contact');
  await page.getByRole('button', {name: /^Send/}).first().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();

  await gotoHydrated(page, '/no-such-page');
  await page.getByRole('button', {name: 'Go Back'}).click();
  await expect(page).toHaveURL(/\/contact$/);

  await gotoHydrated(page, '/');
  await page.locator('header').getByRole('button', {name: 'Solutions', exact: true}).click();
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('button', {name: 'Book a Demo'}).first().click();
  const calendar = page.frameLocator('#demo-dialog iframe');
  await expect(calendar.getByRole('heading', {level: 1})).toBeVisible();
  await calendar.locator('section[aria-labelledby="booking-day"] button').first().click();
  expect(found.stopped).toEqual([]);
  expect(found.sinks()).toEqual(trippingSinks());
});

test('a script that is not part of the build does not run', async ({page}) => {
  const found = await watchPolicies(page);
  await gotoHydrated(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.stranger = "ran"';
    document.head.append(script);
  });
  expect(await page.locator('html').getAttribute('data-stranger')).toBeNull();
  await expect.poll(() => found.stopped).toEqual(['script-src-elem inline']);
});
