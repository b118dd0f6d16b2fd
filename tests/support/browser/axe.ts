import {expect} from '@playwright/test';
import axe from 'axe-core';

import type {Page} from '@playwright/test';
import type {Result, RunOptions} from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can change: nothing but colors differs between the two. */
const themeRules = ['color-contrast', 'link-in-text-block'];

const themes = ['light', 'dark'] as const;

/** A phone at 400 percent of 1280 px (WCAG 1.4.10), and a desktop. */
export const stateWidths = [320, 1440] as const;

/** Shows a theme in the page and its frames at once, whether or not a script of theirs follows the system. */
async function showTheme(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.evaluate((theme) => {
    // A frame that has not answered has a document of its own all the same, an empty one.
    const frames = Array.from(document.querySelectorAll('iframe'), ({contentDocument}) => contentDocument);
    for (const shown of [document, ...frames]) {
      const dataset = shown?.documentElement.dataset;
      // Pages of functions have no attribute: they follow the system by CSS alone.
      if (dataset?.['theme'] !== undefined) dataset['theme'] = theme;
    }
  }, colorScheme);
}

/** Loads axe into the page and its frames, once for each document. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
}

/**
 * What axe finds on a page or in a part of it, as it is now: all rules in light, those that a theme can change in dark.
 * Axe is run directly: `@axe-core/playwright` loads it again for each analysis and hands all passes to Node, which takes
 * three times as long.
 * @param part CSS selector; the whole page without it.
 */
export async function findViolations(page: Page, theme: (typeof themes)[number], part?: string): Promise<string[]> {
  await loadAxe(page);
  const runOnly: RunOptions['runOnly'] =
    theme === 'light' ? {type: 'tag', values: allRules} : {type: 'rule', values: themeRules};
  const {found, checked} = await page.evaluate(
    async ({context, options}) => {
      const {violations, passes} = await (window as unknown as {axe: typeof axe}).axe.run(context, options);
      const describe = ({id, help, nodes}: Result): string =>
        `${id}: ${help}\n  ${nodes.map(({html}) => html).join('\n  ')}`;
      return {found: violations.map(describe), checked: passes.length + violations.length};
    },
    {context: part ?? 'html', options: {runOnly, resultTypes: ['violations']} satisfies RunOptions},
  );
  expect(checked, `axe has checked something in ${part ?? 'the page'}`).toBeGreaterThan(0);
  return found.map((violation) => `${theme}: ${violation}`);
}

/**
 * Asserts that axe finds nothing in this part of the page as it is now, at each width, and that the page does not scroll
 * sideways. Colors do not depend on the width, so dark is checked at the last one. The page is not loaded again, which
 * keeps the state that was reached by hand: an open menu, a form with errors.
 * @param where Names the state in a failure.
 * @param part CSS selector of the part that differs from the page as it is loaded, which the walk has seen whole.
 */
export async function expectAccessibleState(
  page: Page,
  where: string,
  part: string,
  widths: readonly number[] = stateWidths,
): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) found.push(`${where}: the page scrolls sideways in a ${String(width)} px window`);
    for (const theme of width === widths.at(-1) ? themes : (['light'] as const)) {
      await showTheme(page, theme);
      for (const violation of await findViolations(page, theme, part)) {
        found.push(`${where}, ${String(width)} px, ${violation}`);
      }
    }
  }
  await showTheme(page, 'light');
  expect(found).toEqual([]);
}
