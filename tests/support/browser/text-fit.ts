import type {Locator, Page} from '@playwright/test';

/** Runs in the page: text cut off by its container, and whether the page scrolls sideways once all of it is laid out. */
function readLostText(): string[] {
  const root = document.documentElement;
  root.removeAttribute('data-first-screen');
  const lost: string[] = [];
  if (root.scrollWidth > root.clientWidth)
    lost.push(`the page is ${String(root.scrollWidth - root.clientWidth)} px too wide`);
  const clips = new Map<Element, {ends: boolean; x: boolean; y: boolean; fixed: boolean}>();
  const clipOf = (element: Element) => {
    const cached = clips.get(element);
    if (cached) return cached;
    const {overflowX, overflowY, clipPath, position, textOverflow} = getComputedStyle(element);
    const clip = {
      // For screen readers only, scrollable, or shortened in the usable app as in the product, which has it whole elsewhere.
      ends:
        clipPath !== 'none' ||
        /auto|scroll/.test(overflowX) ||
        /auto|scroll/.test(overflowY) ||
        (textOverflow === 'ellipsis' && element.closest('#try') !== null),
      x: /hidden|clip/.test(overflowX),
      y: /hidden|clip/.test(overflowY),
      fixed: position === 'fixed',
    };
    clips.set(element, clip);
    return clip;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !parent?.checkVisibility({visibilityProperty: true})) continue;
    // Product pictures have one description; their small text may be shortened.
    // The name beside the mark in the header wraps out of sight where the bar has no room; the link has a label.
    // A search result shortens its page.
    const shortened = 'header a[aria-label], [role="option"] p';
    if (parent.closest(`[role="img"], [aria-hidden="true"], noscript, ${shortened}`) !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (
      let around: Element | null = parent;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const {ends, x, y, fixed} = clipOf(around);
      if (ends) break;
      if (x || y) {
        const edge = around.getBoundingClientRect();
        const cutX = x && (box.right > edge.right + 1 || box.left < edge.left - 1);
        const cutY = y && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4);
        if (cutX || cutY) {
          lost.push(`“${text.slice(0, 50)}” is cut off`);
          break;
        }
      }
      if (fixed) break;
    }
  }
  return lost;
}

/** Text a visitor can't read in the current layout. */
export async function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(readLostText);
}

/** Runs in the page: words of a part that break in two, but for addresses, and text that is not drawn. */
function readBrokenText(part: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (text.trim() === '' || !parent?.checkVisibility({visibilityProperty: true})) continue;
    if (getComputedStyle(parent).fontSize === '0px') broken.push(`“${text.trim()}” is not drawn`);
    for (const {0: word, index} of text.matchAll(/(?<=^|\s)[\p{L}\d$,]{2,15}(?=[\s.:;?!]|$)/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (others.some(({top}) => Math.abs(top - (first?.top ?? top)) > 1)) broken.push(`“${word}” is broken`);
    }
  }
  return broken;
}

/** Words of a part that break in two, such as “10,00 0”, and text with a font size of 0. */
export async function findBrokenText(part: Locator): Promise<string[]> {
  return part.evaluate(readBrokenText);
}

/** Sets the browser's default text size (16 by default), as long as the page exists. */
export async function setBrowserTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: Math.round(size * 0.8125)}});
}
