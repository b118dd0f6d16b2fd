import type {Page} from '@playwright/test';

/** Runs in the page: texts that are cut off by what is around them, and whether the page scrolls sideways. */
function readLostText(): string[] {
  const root = document.documentElement;
  const lost: string[] = [];
  if (root.scrollWidth > root.clientWidth)
    lost.push(`the page is ${String(root.scrollWidth - root.clientWidth)} px too wide`);
  const clips = new Map<Element, {ends: boolean; x: boolean; y: boolean; fixed: boolean}>();
  const clipOf = (element: Element) => {
    const known = clips.get(element);
    if (known) return known;
    const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
    const clip = {
      // Said to screen readers only, or to be scrolled to.
      ends: clipPath !== 'none' || /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY),
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
    // A product picture is one picture with a description; its own small texts may be shortened.
    if (parent.closest('[role="img"], [aria-hidden="true"], noscript') !== null) continue;
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

/** What a visitor cannot read on the page as it is laid out now. */
export async function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(readLostText);
}

/** Sets the size of text in the browser's settings, where 16 is what browsers start with. It lasts as long as the page. */
export async function setBrowserTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: Math.round(size * 0.8125)}});
}
