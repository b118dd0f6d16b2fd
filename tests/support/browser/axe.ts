import {inProject} from '../../../scripts/lib/project.mjs';
import {findLayoutFaults} from './layout/find-faults';
import {unseenParts} from './unseen';

import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import type axe from 'axe-core';
import type {Result, RunOptions} from 'axe-core';

/** Minified, because it is compiled again in each document. */
const axeSource = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules a theme can affect: only colors differ between themes. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on an element's appearance, which take three quarters of the time. */
const lookRules = [...themeRules, 'target-size'];

const themes = ['light', 'dark'] as const;

/** Which rules run: all, those a theme can affect, or those that don't depend on appearance. */
const options = {
  light: {runOnly: {type: 'tag', values: allRules}},
  dark: {runOnly: {type: 'rule', values: themeRules}},
  structure: {
    runOnly: {type: 'tag', values: allRules},
    rules: Object.fromEntries(lookRules.map((rule) => [rule, {enabled: false}])),
  },
} satisfies Record<string, RunOptions>;

export type RuleSet = keyof typeof options;

/** A phone at 400 percent of 1280 px (WCAG 1.4.10), and a desktop. */
const stateWidths = [320, 1440] as const;

/** Switches the page and its frames to a theme, whether or not their scripts follow the system. */
export async function showTheme(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.evaluate((theme) => {
    // A frame that hasn't loaded still has an empty document.
    const frames = Array.from(document.querySelectorAll('iframe'), ({contentDocument}) => contentDocument);
    for (const shown of [document, ...frames]) {
      const dataset = shown?.documentElement.dataset;
      // Pages rendered by functions have no attribute; they follow the system with CSS.
      if (dataset?.['theme'] !== undefined) dataset['theme'] = theme;
    }
  }, colorScheme);
}

/** Loads axe into the page and its frames, once per document, and lets the page lay out all of its sections. */
async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-first-screen');
  });
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
}

/**
 * Axe violations on a page or part of it in its current state. Axe is run directly, because `@axe-core/playwright` loads
 * it for each analysis and transfers all passes to Node, which takes three times as long.
 * @param part CSS selector.
 */
export async function findViolations(page: Page, ruleSet: RuleSet, part: string): Promise<string[]> {
  await loadAxe(page);
  const {violations: faults, checked} = await page.evaluate(
    async ({context, runOptions}) => {
      const {violations, passes} = await (window as unknown as {axe: typeof axe}).axe.run(context, runOptions);
      const describe = ({id, help, nodes}: Result): string =>
        `${id}: ${help}\n  ${nodes.map(({html}) => html).join('\n  ')}`;
      return {violations: violations.map(describe), checked: passes.length + violations.length};
    },
    {
      context: part,
      runOptions: {...options[ruleSet], resultTypes: ['violations']} satisfies RunOptions,
    },
  );
  // A theme's rules look only at text and links, which a part may lack, and a new kind of element may be a plain box.
  if (ruleSet !== 'dark' && part !== unseenParts) {
    expect(checked, `axe has checked something in ${part}`).toBeGreaterThan(0);
  }
  return faults.map((violation) => `${ruleSet}: ${violation}`);
}

/**
 * Asserts that neither axe nor a look at the layout finds a fault in this part of the page, at each width. Colors and
 * sizes are checked by axe at the last width only: colors don't depend on it, and the look at the layout finds small
 * targets. The page is not reloaded, which keeps states such as an open menu or form errors.
 * @param where Name of the state in failure messages.
 * @param part CSS selector of the part that differs from the freshly loaded page, which the walk has checked.
 */
export async function expectAccessibleState(
  page: Page,
  where: string,
  part: string,
  widths: readonly number[] = stateWidths,
): Promise<void> {
  const faults: string[] = [];
  // The text of a page may be there before its style sheet.
  await page.waitForLoadState();
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    for (const fault of await findLayoutFaults(page, part)) faults.push(`${where}, ${String(width)} px, ${fault}`);
    const isLast = width === widths.at(-1);
    for (const ruleSet of isLast ? themes : (['structure'] as const)) {
      if (ruleSet !== 'structure') await showTheme(page, ruleSet);
      for (const violation of await findViolations(page, ruleSet, part)) {
        faults.push(`${where}, ${String(width)} px, ${violation}`);
      }
    }
  }
  await showTheme(page, 'light');
  expect(faults).toEqual([]);
}
