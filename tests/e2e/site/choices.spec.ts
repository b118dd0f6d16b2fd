import {expect, test} from '@playwright/test';

import {builtPages, readBuiltPage} from '../../support/built-site';

import type {Page} from '@playwright/test';

// Radio buttons and checkboxes that labels draw: rails, stories, tabs, switches. The browser scrolls to the one that gets
// the focus, which must be where the visitor is looking.

const hasDrawnChoice = (path: string): boolean => {
  const html = readBuiltPage(path);
  const ids = Array.from(html.matchAll(/<label[^>]*\sfor="?([^\s">]+)/g), ([, id]) => id);
  return Array.from(html.matchAll(/<input[^>]*\stype="?(?:radio|checkbox)[^>]*\sid="?([^\s">]+)/g)).some(([, id]) =>
    ids.includes(id),
  );
};

/** Pages where a label chooses an input elsewhere, and one page of each other kind of choice. */
const paths = [
  ...builtPages().filter((path) => !path.startsWith('/styleguide') && hasDrawnChoice(path)),
  ...['/integrations', '/pricing', '/compare', '/savings-calculator', '/trial', '/docs/api/contacts/create'],
];

/** Runs in the page: scrolls each group of labels so that its top is near the window's, and returns its third label. */
function placeGroup(at: number): {x: number; y: number; top: number; name: string} | undefined {
  const groups = [...document.querySelectorAll('fieldset, article:has(> * > input)')].filter(
    (group) => group.checkVisibility() && group.querySelector('[type=radio], [type=checkbox]'),
  );
  const group = groups[at];
  if (group === undefined) return undefined;
  // Sections are laid out when they come near, which moves what is below them.
  for (let round = 0; round < 4; round += 1) {
    scrollBy({top: group.getBoundingClientRect().top - 70, behavior: 'instant'});
  }
  const labels = [...group.querySelectorAll('label')].filter((label) => {
    const {left, top, width, height} = label.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && label.contains(hit);
  });
  const label = labels[Math.min(2, labels.length - 1)];
  const {left = 0, top = 0, width = 0, height = 0} = label?.getBoundingClientRect() ?? {};
  label?.setAttribute('data-pressed', '');
  return {x: left + width / 2, y: top + height / 2, top, name: label?.textContent.trim() ?? ''};
}

/** Presses the third label of each group, and returns those that did not stay under the pointer. */
async function findJumps(page: Page): Promise<string[]> {
  const jumps: string[] = [];
  for (let at = 0; ; at += 1) {
    const label = await page.evaluate(placeGroup, at);
    if (label === undefined) break;
    if (label.name === '') continue;
    await page.mouse.click(label.x, label.y);
    const top = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const pressed = document.querySelector('[data-pressed]');
      pressed?.removeAttribute('data-pressed');
      return pressed?.getBoundingClientRect().top ?? Number.NaN;
    });
    if (!(Math.abs(top - label.top) <= 1)) jumps.push(`${label.name}: from ${label.top} to ${top}`);
  }
  return jumps;
}

for (const width of [390, 1440]) {
  test(`the page stays where it is when a label is pressed in a window of ${String(width)} px`, async ({page}) => {
    test.setTimeout(240_000);
    await page.setViewportSize({width, height: width === 390 ? 664 : 900});
    expect(paths.length).toBeGreaterThan(25);
    const jumps: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      const found = await findJumps(page);
      if (found.length > 0) jumps[path] = found;
    }
    expect(jumps).toEqual({});
  });
}

test('arrow keys go through a rail whose labels are in view without moving the page', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: width === 390 ? 664 : 900});
    for (const path of ['/industries/automotive', '/services/seo-growth', '/features', '/']) {
      await page.goto(path);
      const rail = page.locator('fieldset:has(> input[type=radio])').first();
      await rail.locator('> input').first().focus();
      await rail.evaluate((element) => {
        for (let round = 0; round < 4; round += 1) {
          scrollBy({top: element.getBoundingClientRect().top - 70, behavior: 'instant'});
        }
      });
      const before = await page.evaluate(() => scrollY);
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => scrollY), `${path}, ${String(width)} px`).toBe(before);
    }
  }
});
