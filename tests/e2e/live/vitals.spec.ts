import {expect, type Page} from '@playwright/test';

import {test} from '../../support/browser/live';
import {waitForEntry, watchPage} from '../../support/browser/page';
import {readStored} from '../../support/browser/stored';
import {countVisits, gotoMeasured, isOfVitals, leaveMeasured, measureVisits} from '../../support/browser/vitals';

/*
 * One visit in ten is measured, and automated browsers are not, so these tests choose whether a visit is measured.
 * Each test counts a template of its own, because tests run in parallel. A page restored from the back/forward cache:
 * first-visit/back-forward.spec.ts.
 */
const canCount = process.env.SITE_FOLDER !== undefined;

const waitUntilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 400))));

test('a measured visit without interaction sends one report on leaving, which is counted', async ({page}) => {
  test.skip(!canCount, 'The database of a remote site cannot be read.');
  await measureVisits(page.context());
  const watch = watchPage(page);
  const before = await countVisits('faq');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await gotoMeasured(page, '/faq?utm_source=mail');
  expect(await page.evaluate(() => 'docusaurus' in window), 'React was not needed').toBe(false);
  expect(requests.filter(isOfVitals), 'nothing but the script before the page is left').toHaveLength(1);
  expect(watch.messages, 'console messages, policies included').toEqual([]);
  expect(await readStored(page)).toEqual([]);
  const [first, ...others] = await leaveMeasured(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(watch.otherHosts).toEqual([]);
  expect(others).toEqual([]);

  expect(first?.address).toBe('/api/vitals');
  expect(first?.options).toEqual({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const {template, device, values, ...more} = first?.report ?? {values: {}};
  expect({template, device, more}).toEqual({template: 'faq', device: 'desktop', more: {}});
  expect(Object.keys(values).sort()).toEqual(['CLS', 'FCP', 'LCP', 'TTFB']);
  const {TTFB = -1, FCP = -1, LCP = -1, CLS = -1} = values as Record<string, number>;
  expect(TTFB).toBeGreaterThan(0);
  expect(FCP).toBeGreaterThanOrEqual(TTFB);
  expect(LCP).toBeGreaterThanOrEqual(FCP);
  expect(LCP).toBeLessThan(30_000);
  expect(CLS).toBeGreaterThanOrEqual(0);
  expect(CLS).toBeLessThan(0.1);

  const more1 = (metric: string): number => (before[metric] ?? 0) + 1;
  await expect
    .poll(() => countVisits('faq'), {timeout: 20_000})
    .toEqual({...before, CLS: more1('CLS'), FCP: more1('FCP'), LCP: more1('LCP'), TTFB: more1('TTFB')});
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('a visit with an interaction reports INP too', async ({page}) => {
    await measureVisits(page.context());
    await gotoMeasured(page, '/pricing');
    // Only interactions of 40 ms or more are always reported.
    await page.evaluate(() => {
      addEventListener('click', () => {
        for (const end = performance.now() + 60; performance.now() < end;);
      });
    });
    await page.getByRole('button', {name: 'Menu', exact: true}).tap();
    await expect(page.locator('#site-menu')).toBeVisible();
    await waitForEntry(page, 'first-input');
    // web-vitals reads entries when the page is idle.
    await waitUntilIdle(page);
    const [first] = await leaveMeasured(page);
    expect(first?.report).toMatchObject({template: 'marketing', device: 'phone', values: {INP: expect.any(Number)}});
    expect(first?.report.values['INP']).toBeLessThan(10_000);
  });
});

type Case = [who: string, prepare: (page: Page) => Promise<unknown>];

const define = (name: string, value: unknown) => (page: Page) =>
  page.addInitScript(
    ([key, given]) => {
      Object.defineProperty(Navigator.prototype, String(key), {get: () => given, configurable: true});
    },
    [name, value],
  );

const cases: Case[] = [
  ['asks by Global Privacy Control', define('globalPrivacyControl', true)],
  ['asks by Do Not Track', define('doNotTrack', '1')],
  ['saves data', define('connection', {saveData: true, effectiveType: '4g'})],
  ['is a program', define('webdriver', true)],
  ['is one of the nine', (page) => page.addInitScript(() => (Math.random = () => 0.9999))],
];

test('nothing is loaded or sent for visitors who opt out, save data or are not sampled', async ({context}) => {
  await measureVisits(context);
  for (const [who, prepare] of cases) {
    const page = await context.newPage();
    await prepare(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/security');
    await waitUntilIdle(page);
    expect(await leaveMeasured(page), who).toEqual([]);
    expect(requests.length, who).toBeGreaterThan(1);
    expect(requests.filter(isOfVitals), who).toEqual([]);
    await page.close();
  }
});
