import {expect, test as base} from '@playwright/test';

import {findViolations} from './axe';
import {stubTimes} from './free-times';
import {loadReact, waitUntilHydrated, watchPage} from './page';
import {watchPolicies} from './policies';
import {readStored} from './stored';
import {markUnseen} from './unseen';

import type {Page} from '@playwright/test';

/** Results of one visit. All lists are empty on a page without problems. */
type Visit = {
  status: number;
  counts: Record<'h1' | 'main' | 'title' | 'canonical', number>;
  /** Storage keys before the page was touched, and at the end. */
  storedBeforeTouch: string[];
  stored: string[];
  accessibility: string[];
  /** Widths at which the page scrolls sideways, and by how much. */
  sidewaysScroll: string[];
  /** Console messages, uncaught errors and failed requests. */
  messages: string[];
  otherHosts: string[];
  stoppedByPolicy: string[];
  trustedTypesSinks: string[];
};

type Visitor = {visit: (path: string) => Promise<Visit>};

/** Waits until the page has begun its idle-time fetches. */
const waitUntilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

const countElements = (page: Page): Promise<Visit['counts']> =>
  page.evaluate(() => {
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    return {
      h1: count('h1'),
      main: count('main'),
      title: count('head > title'),
      canonical: count('link[rel=canonical]'),
    };
  });

const desktop = {width: 1440, height: 900};

/** Ends at a desktop's width, where the next page begins. */
async function findSidewaysScroll(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 768, desktop.width]) {
    await page.setViewportSize({...desktop, width});
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) found.push(`${String(excess)} px wider than a ${String(width)} px window`);
  }
  return found;
}

/** Visits pages one after the other and collects all problems in one visit each. */
async function createVisitor(page: Page): Promise<Visitor> {
  const watch = watchPage(page);
  const policies = await watchPolicies(page);
  const seen = new Set<number>();
  return {
    async visit(path) {
      for (const list of [watch.messages, watch.otherHosts, policies.stopped, policies.sinks]) {
        list.length = 0;
      }
      await page.emulateMedia({colorScheme: 'light'});
      await page.setViewportSize(desktop);
      if (path === '/book' || path === '/demo') await stubTimes(page);
      const response = await page.goto(path);
      await waitUntilIdle(page);
      const storedUntouched = await readStored(page);
      await loadReact(page);
      await waitUntilHydrated(page);
      const counts = await countElements(page);
      const accessibility = await findViolations(page, 'structure');
      // These rules take most of the time.
      const unseen = await markUnseen(page, seen);
      if (unseen !== undefined) {
        accessibility.push(...(await findViolations(page, 'look', unseen)));
        await page.emulateMedia({colorScheme: 'dark'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        accessibility.push(...(await findViolations(page, 'dark', unseen)));
      }
      await page.unrouteAll();
      return {
        status: response?.status() ?? 0,
        counts,
        accessibility,
        sidewaysScroll: await findSidewaysScroll(page),
        storedBeforeTouch: storedUntouched,
        stored: await readStored(page),
        // The calendar's preload is used at hydration; on a slow machine, Chromium warns before.
        messages: watch.messages.filter((message) => !/availability was preloaded.*not used/.test(message)),
        otherHosts: [...watch.otherHosts],
        stoppedByPolicy: [...policies.stopped],
        trustedTypesSinks: [...policies.sinks],
      };
    },
  };
}

/** Tests that share one page per worker, because a new context takes longer than some visits. */
export const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser}, use, {project}) => {
      const {baseURL, viewport} = project.use;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        ...(baseURL !== undefined && {baseURL}),
        ...(viewport !== undefined && {viewport}),
      });
      await use(await createVisitor(await context.newPage()));
      await context.close();
    },
    {scope: 'worker'},
  ],
});
