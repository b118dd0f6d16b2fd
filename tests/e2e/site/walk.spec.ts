import {listChangedPages} from '../../../scripts/lib/page-hashes';
import {printLine} from '../../../scripts/lib/terminal';
import {findViolations} from '../../support/browser/axe';
import {stubTimes} from '../../support/browser/calendar';
import {findLayoutFaults} from '../../support/browser/layout/find-faults';
import {type PageWatch, wakeIslands, watchPage} from '../../support/browser/page';
import {type PolicyWatch, watchPolicies} from '../../support/browser/policies';
import {readStored} from '../../support/browser/stored';
import {templatePaths} from '../../support/browser/templates';
import {keepKinds, markUnseen, shareKinds, unseenParts} from '../../support/browser/unseen';
import {builtPages, sitemapPaths} from '../../support/built-site';

import {createHash} from 'node:crypto';
import {expect, type Page, test as base} from '@playwright/test';

const desktop = {width: 1440, height: 900};
const unknown = '/no-such-page';

const templates: ReadonlySet<string> = new Set([...templatePaths, '/styleguide/containers']);

/**
 * Every page, listed or not, and an address without a page, those of `templates` first. The samples of the style guide are
 * parts of other pages.
 */
const paths = [
  ...templates,
  ...builtPages().filter((path) => !['/404', '/styleguide'].includes(path) && !templates.has(path)),
];

/**
 * Parts of the walk: pages of templates, which take longest, are spread over all of them. A part has the same pages in each
 * run, whichever of them are visited.
 */
const parts = 12;

/** A tab, what was noticed in it, and what each page that is visited is checked for: kinds of elements. */
type Tab = {page: Page; watch: PageWatch; policies: PolicyWatch; shares: ReadonlyMap<string, readonly number[]>};

/** Tests of a worker share one tab, because a new context takes longer than some visits. */
const test = base.extend<object, {tab: Tab}>({
  tab: [
    async ({browser}, use, {project}) => {
      const baseURL = project.use.baseURL ?? '';
      const context = await browser.newContext({reducedMotion: 'reduce', viewport: desktop, baseURL});
      // Calendars ask for times, and so do the closings of other pages when they come near.
      await stubTimes(context);
      const page = await context.newPage();
      const shares = await shareKinds(page, choosePages().paths);
      await keepKinds(page);
      await use({page, watch: watchPage(page), policies: await watchPolicies(page), shares});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Pages to visit: one of each template, and those that differ from the build of the base commit. Without one, a tenth of the
 * others, which a seed chooses. TESTS=all visits every page.
 */
function choosePages(): {paths: string[]; why: string} {
  const {TESTS, WALK_SEED: seed = ''} = process.env;
  if (TESTS === 'all') return {paths, why: 'every page'};
  const {base, files} = listChangedPages() ?? {};
  const isChosen = (path: string): boolean =>
    files === undefined
      ? Number.parseInt(
          createHash('sha256')
            .update(seed + path)
            .digest('hex')
            .slice(0, 8),
          16,
        ) %
          10 ===
        0
      : files.includes(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  return {
    paths: paths.filter((path) => templates.has(path) || isChosen(path)),
    why:
      base === undefined
        ? `one page of each kind and a tenth of the others, because the base commit was not built here. WALK_SEED=${seed} chooses the same ones`
        : `one page of each kind and those that differ from the build of ${base.slice(0, 8)}`,
  };
}

/** The narrowest window that pages are made for. */
const narrowest = 320;
const widths = [1440, 390];

/** Widths at which a page is looked at, by theme: more for one page of each template. */
const looksOf = (path: string): (readonly ['light' | 'dark', readonly number[]])[] =>
  templates.has(path)
    ? [
        ['dark', widths],
        ['light', [narrowest, 768, 1920, ...widths]],
      ]
    : [['light', widths]];

/** What a person sees to be wrong. Ends at a desktop's width, where the next page begins. */
async function findFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({...desktop, width: narrowest});
  const excess = await page.evaluate(() => {
    document.documentElement.removeAttribute('data-first-screen');
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
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

/**
 * What axe finds in elements of these kinds. A page without any has nothing new to find: its template was checked as a
 * whole, and tests/built/pages.test.ts checks what depends on its text. Others run all of their scripts.
 */
async function findAccessibilityFaults(page: Page, path: string, kinds: readonly number[]): Promise<string[]> {
  if (kinds.length === 0) return [];
  await wakeIslands(page);
  const faults = templates.has(path) ? await findViolations(page, 'structure', 'html') : [];
  expect.soft(await markUnseen(page, kinds), `${path}: kinds of its HTML that are not in the page`).toEqual([]);
  faults.push(...(await findViolations(page, 'light', unseenParts)));
  // The page script follows changes of the system's theme once it has loaded, after the first interaction.
  let steps = 0;
  await expect(async () => {
    await page.mouse.move((steps += 1), 5);
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', {timeout: 200});
  }).toPass({timeout: 10_000});
  return [...faults, ...(await findViolations(page, 'dark', unseenParts))];
}

/** Visits a page once for all that is asked of it. */
async function visit({page, watch, policies, shares}: Tab, path: string): Promise<void> {
  for (const list of [watch.messages, watch.otherHosts, policies.stopped, policies.sinks]) list.length = 0;
  await page.emulateMedia({colorScheme: 'light'});
  const response = await page.goto(path);
  // The page has begun its idle-time fetches.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const storedBeforeTouch = await readStored(page);
  expect.soft(response?.status(), `${path}: status`).toBe(path === unknown ? 404 : 200);
  const accessibility = await findAccessibilityFaults(page, path, shares.get(path) ?? []);
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
  const {paths: chosen, why} = choosePages();
  printLine(`\nThe walk visits ${String(chosen.length)} of ${String(paths.length)} pages: ${why}.`);
});

for (let part = 0; part < parts; part += 1) {
  const all = paths.filter((_, at) => at % parts === part);
  test(`pages load without errors, are accessible and fit each window: part ${String(part + 1)} of ${String(parts)}`, async ({
    tab,
  }) => {
    const chosen = all.filter((path) => tab.shares.has(path));
    test.setTimeout(chosen.length * 20_000);
    for (const path of chosen) await visit(tab, path);
  });
}
