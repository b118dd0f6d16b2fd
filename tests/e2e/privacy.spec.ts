import {expect, test, type BrowserContext, type Page} from '@playwright/test';

import {chooseFullDay, slots} from '../support/booking-calendar';
import {sitemapPaths, unlistedPages} from '../support/built-site';
import {gotoHydrated} from '../support/page';
import {gotoMeasured, measureVisits} from '../support/vitals';

const paths = [...sitemapPaths(), ...unlistedPages(), '/no-such-page'];

type ContextWatch = {
  /** Addresses asked for on any host but the site's own. */
  otherHosts: string[];
  /** Answers that would set a cookie. */
  settingCookies: string[];
  /** How many requests there were. */
  count: number;
};

/** Watches the network of all tabs. */
function watchContext(context: BrowserContext): ContextWatch {
  const watch: ContextWatch = {otherHosts: [], settingCookies: [], count: 0};
  const {host} = new URL(process.env.BASE_URL ?? 'http://localhost');
  context.on('request', (request) => {
    const url = new URL(request.url());
    watch.count += 1;
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.host !== host) watch.otherHosts.push(url.href);
  });
  context.on('response', (response) => {
    if ('set-cookie' in response.headers()) watch.settingCookies.push(response.url());
  });
  return watch;
}

/** Whatever a page has left in the browser, by name. */
function readStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...document.cookie.split('; ').filter(Boolean),
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({name}) => `indexedDB ${String(name)}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => `service worker ${scope}`),
  ]);
}

test('no page asks another host, sets a cookie or stores anything before the visitor acts', async ({context}) => {
  test.setTimeout(180_000);
  const watch = watchContext(context);
  const stored: string[] = [];
  const waiting = [...paths];
  const walk = async (): Promise<void> => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path);
      // What a page fetches once it is calm is asked for by then.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50))));
      for (const found of await readStored(page)) stored.push(`${path}: ${found}`);
    }
    await page.close();
  };
  await Promise.all([walk(), walk(), walk()]);
  expect(paths.length).toBeGreaterThan(60);
  expect(watch.count).toBeGreaterThan(paths.length * 2);
  expect(watch.otherHosts, 'requests to other hosts').toEqual([]);
  expect(watch.settingCookies, 'answers that set a cookie').toEqual([]);
  expect(await context.cookies(), 'cookies').toEqual([]);
  expect(stored, 'stored in the browser').toEqual([]);
});

test('a measured visit leaves nothing in the browser either', async ({page, context}) => {
  const watch = watchContext(context);
  await measureVisits(context);
  await gotoMeasured(page, '/terms');
  expect(await readStored(page)).toEqual([]);
  await page.goto('about:blank');
  expect(await context.cookies()).toEqual([]);
  expect([...watch.otherHosts, ...watch.settingCookies]).toEqual([]);
});

test('a choice of theme is all that choosing a theme stores', async ({page, context}) => {
  await page.goto('/');
  await page.locator('[data-theme-toggle]').click();
  expect(await readStored(page)).toEqual([expect.stringMatching(/^localStorage theme/)]);
  expect(await context.cookies()).toEqual([]);
});

test('booking a demo in our own calendar asks no other host and sets no cookie', async ({page, context}) => {
  const watch = watchContext(context);
  await gotoHydrated(page, '/');
  await page.locator('main').getByRole('button', {name: 'Book a Demo'}).first().click();
  const calendar = page.frameLocator('#demo-dialog iframe');
  await chooseFullDay(calendar, 5);
  await slots(calendar).nth(3).click();
  await calendar.getByRole('button', {name: 'Continue'}).click();
  await calendar.getByLabel('Name', {exact: true}).fill('Marta Silva');
  await calendar.getByLabel('Email', {exact: true}).fill('marta@oakline.example');
  await calendar.getByRole('button', {name: 'Book Demo'}).click();
  await expect(calendar.getByRole('heading', {name: 'Your demo is booked'})).toBeVisible();
  expect(watch.otherHosts).toEqual([]);
  expect(watch.settingCookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
