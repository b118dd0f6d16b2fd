import type {Frame, FrameLocator, Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';

export type FocusStop = {
  /** Name in failure messages: tag and first words. */
  name: string;
  /** Position in document pixels, to check that the tab order follows the page. */
  top: number;
  /** Why the focus is hard to see; undefined if it is visible. */
  fault: string | undefined;
};

/** Runs in the page: returns the focused element and whether its focus is visible. */
function readStop(): FocusStop | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) return undefined;
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const labelled = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.name) : words;
  const name = `${element.tagName.toLowerCase()} “${labelled}”`;
  // Native radio buttons and checkboxes are small, and a label may draw them.
  const labels =
    element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) ? element.labels : null;
  const hasRing = (candidate: Element, part?: string): boolean => {
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(candidate, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
  };
  // A group may be drawn as one, with the ring around the whole group.
  const ringed =
    labels && [...(element.closest('fieldset')?.querySelectorAll('div') ?? [])].find((part) => hasRing(part));
  const seen = [...(labels ?? [])].find(({offsetWidth}) => offsetWidth > 0) ?? ringed ?? element;
  const box = seen.getBoundingClientRect();
  const findFault = (): string | undefined => {
    // The ring may be around the field, around the card that a link covers, or be a line under a borderless field.
    const around = [seen, element, seen.parentElement].filter((candidate) => candidate !== null);
    const isUnderlined =
      element instanceof HTMLInputElement && getComputedStyle(around.at(-1) ?? element).boxShadow !== 'none';
    if (!around.some((candidate) => hasRing(candidate) || hasRing(candidate, '::after')) && !isUnderlined)
      return 'has no ring';
    if (box.width === 0 || box.height === 0) return 'has no size';
    const inside = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    };
    if (inside.right <= inside.left || inside.bottom <= inside.top) return 'is out of view';
    // Nothing sticky covers it. Checked at the center and near the edges; two edge points may be covered, because WCAG
    // 2.4.11 requires only that it isn't entirely hidden.
    const x = (inside.left + inside.right) / 2;
    const hidden = [inside.top + 2, (inside.top + inside.bottom) / 2, inside.bottom - 2].filter((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && !seen.contains(hit) && !hit.contains(seen);
    });
    return hidden.length > (box.height > innerHeight / 2 ? 2 : 0) ? 'is covered' : undefined;
  };
  return {name, top: box.top + scrollY, fault: findFault()};
}

/** The focused stop, in the page or in its focused frame. */
async function findStop(page: Page): Promise<FocusStop | undefined> {
  let at: Frame = page.mainFrame();
  for (;;) {
    const active = await at.evaluateHandle(() => document.activeElement);
    const inner: Frame | null = (await active.asElement()?.contentFrame()) ?? null;
    await active.dispose();
    if (inner === null) return at.evaluate(readStop);
    at = inner;
  }
}

/** Asserts that an element has the focus and that it is visible. */
export async function expectFocusSeen(page: Page): Promise<FocusStop> {
  const stop = await findStop(page);
  expect(stop, 'something has the focus').toBeDefined();
  expect(stop?.fault, stop?.name).toBeUndefined();
  return stop ?? {name: '', top: 0, fault: undefined};
}

export const button = (place: Page | Locator | FrameLocator, name: string): Locator =>
  place.getByRole('button', {name, exact: true});

/** Presses a key and asserts which element has the focus, and that it is visible. */
export async function press(page: Page, key: string, target: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expectFocusSeen(page);
}

/**
 * Presses a key until `target` has the focus. The focus must be visible at each stop.
 * @returns Names of the stops, ending with `target`.
 */
export async function tabTo(page: Page, target: Locator, {key = 'Tab', most = 40} = {}): Promise<string[]> {
  const names: string[] = [];
  while (names.length < most) {
    await page.keyboard.press(key);
    names.push((await expectFocusSeen(page)).name);
    if (await target.evaluate((element) => element === document.activeElement)) return names;
  }
  throw new Error(`${String(most)} times ${key} do not lead there. On the way: ${names.join(', ')}`);
}

/** Presses a key until the focus leaves the end of the page, or `count` times. Returns every stop in order. */
export async function walkStops(page: Page, key: 'Tab' | 'Shift+Tab', count?: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  const most = count ?? 400;
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  if (count !== undefined) return stops;
  throw new Error(`The focus does not leave the page after ${String(most)} times ${key}.`);
}
