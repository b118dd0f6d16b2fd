import {expect, test as base, type Page} from '@playwright/test';

import {findViolations} from '../../support/browser/axe';
import {stubTimes} from '../../support/browser/calendar';
import {findLayoutFaults} from '../../support/browser/layout/find-faults';
import {wakeIslands, watchPage, type PageWatch} from '../../support/browser/page';
import {watchPolicies, type PolicyWatch} from '../../support/browser/policies';
import {readStored} from '../../support/browser/stored';
import {templatePaths} from '../../support/browser/templates';
import {markParts, repeatedParts, unseenParts} from '../../support/browser/unseen';
import {builtPages, sitemapPaths} from '../../support/built-site';

const desktop = {width: 1440, height: 900};
const unknown = '/no-such-page';

/** Every page, listed or not, and an address without a page. The samples of the style guide are parts of other pages. */
const paths = [...builtPages().filter((path) => !['/404', '/styleguide'].includes(path)), unknown];

/** A few pages per test, so two workers share them evenly. */
const groups = Object.values(Object.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))).flatMap(
  (folder = []) => Array.from({length: Math.ceil(folder.length / 4)}, (_, at) => folder.slice(at * 4, at * 4 + 4)),
);

/** A tab, what was noticed in it, and the parts that pages had. */
type Tab = {page: Page; watch: PageWatch; policies: PolicyWatch; seen: Set<number>};

/** Tests share one tab per worker, because a new context takes longer than some visits. */
const test = base.extend<object, {tab: Tab}>({
  tab: [
    async ({browser}, use, {project}) => {
      const baseURL = project.use.baseURL ?? '';
      const context = await browser.newContext({reducedMotion: 'reduce', viewport: desktop, baseURL});
      const page = await context.newPage();
      await use({page, watch: watchPage(page), policies: await watchPolicies(page), seen: new Set()});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

const countElements = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const parts = ['h1', 'main', 'head > title', 'link[rel=canonical]'];
    return Object.fromEntries(parts.map((part) => [part, document.querySelectorAll(part).length]));
  });

/** The narrowest window that pages are made for. */
const narrowest = 320;
const widths = [1440, 390];
const kinds: ReadonlySet<string> = new Set([...templatePaths, '/styleguide/containers']);

/** Widths at which a page is looked at, by theme: more for one page of each kind. */
const looksOf = (path: string): (readonly ['light' | 'dark', readonly number[]])[] =>
  kinds.has(path)
    ? [
        ['dark', widths],
        ['light', [narrowest, 768, 1920, ...widths]],
      ]
    : [['light', widths]];

/** What a person sees to be wrong. Ends at a desktop's width, where the next page begins. */
async function findFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({...desktop, width: narrowest});
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (excess > 0) faults.push(`${String(excess)} px wider than a ${String(narrowest)} px window`);
  for (const [colorScheme, list] of looksOf(path)) {
    await page.emulateMedia({colorScheme});
    for (const width of list) {
      await page.setViewportSize({...desktop, width});
      for (const fault of await findLayoutFaults(page)) faults.push(`${colorScheme}, ${String(width)} px: ${fault}`);
    }
  }
  await page.setViewportSize(desktop);
  return faults;
}

/** Visits a page once for all that is asked of it. */
async function visit({page, watch, policies, seen}: Tab, path: string): Promise<void> {
  for (const list of [watch.messages, watch.otherHosts, policies.stopped, policies.sinks]) list.length = 0;
  await page.emulateMedia({colorScheme: 'light'});
  if (path === '/book' || path === '/demo') await stubTimes(page);
  const response = await page.goto(path);
  // The page has begun its idle-time fetches.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const storedBeforeTouch = await readStored(page);
  await wakeIslands(page);
  expect.soft(response?.status(), `${path}: status`).toBe(path === unknown ? 404 : 200);
  expect
    .soft(await countElements(page), `${path}: elements that a page has once`)
    .toEqual({h1: 1, main: 1, 'head > title': 1, 'link[rel=canonical]': 1});
  const hasUnseen = await markParts(page, seen);
  const accessibility = await findViolations(page, 'structure', 'html', repeatedParts);
  // These rules take most of the time.
  if (hasUnseen) {
    accessibility.push(...(await findViolations(page, 'look', unseenParts)));
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForSelector('html[data-theme="dark"]');
    accessibility.push(...(await findViolations(page, 'dark', unseenParts)));
  }
  await page.unrouteAll();
  const faults = {
    accessibility,
    layout: await findFaults(page, path),
    storedBeforeTouch,
    stored: await readStored(page),
    // Chromium itself reports the 404 of a document, and on a slow machine that the calendar's preload, which is used at
    // hydration, was not used before.
    messages: watch.messages.filter(
      (message) =>
        !/availability was preloaded.*not used/.test(message) &&
        !(path === unknown && message.includes('status of 404')),
    ),
    otherHosts: watch.otherHosts,
    stoppedByPolicy: policies.stopped,
    trustedTypesSinks: policies.sinks,
  };
  for (const [kind, list] of Object.entries(faults)) expect.soft(list, `${path}: ${kind}`).toEqual([]);
}

test('the list of pages includes the whole sitemap', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(sitemapPaths().filter((path) => !paths.includes(path))).toEqual([]);
});

for (const group of groups) {
  test(`loads without errors, is accessible and contacts no other host: ${group.join(' ')}`, async ({tab}) => {
    test.setTimeout(120_000);
    for (const path of group) await visit(tab, path);
  });
}
