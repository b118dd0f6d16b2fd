import AxeBuilder from '@axe-core/playwright';
import {expect} from '@playwright/test';

import type {Page} from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can change: nothing but colors differs between the two. */
const themeRules = ['color-contrast', 'link-in-text-block'];

const themes = ['light', 'dark'] as const;

/** A phone at 400 percent of 1280 px (WCAG 1.4.10), a tablet, a desktop. */
export const stateWidths = [320, 768, 1440] as const;

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

/**
 * Asserts that axe finds nothing in this part of the page as it is now, at each width and in both themes. The page is not
 * loaded again, so the state that was reached by hand stays: an open menu, a form with errors.
 * @param where Names the state in a failure.
 * @param part CSS selector of the part that differs from the page as it is loaded, which another test has seen whole.
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
    for (const theme of themes) {
      await showTheme(page, theme);
      // Legacy mode: without it each look opens a page of its own to put the results of frames together.
      const axe = new AxeBuilder({page}).setLegacyMode().include(part);
      const {violations, passes} = await (
        theme === 'light' ? axe.withTags(allRules) : axe.withRules(themeRules)
      ).analyze();
      expect(passes.length, `${where}: axe has looked at something in ${part}`).toBeGreaterThan(0);
      for (const {id, help, nodes} of violations) {
        found.push(
          `${where}, ${String(width)} px, ${theme}: ${id}: ${help}\n  ${nodes.map(({html}) => html).join('\n  ')}`,
        );
      }
    }
  }
  await showTheme(page, 'light');
  expect(found).toEqual([]);
}
