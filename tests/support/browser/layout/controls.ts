import type {Fault, Reader} from './reader';

/** Runs in the page: controls that something else covers, and controls too small for a finger. */
export function findControlFaults({styleOf, isShown, isPainted, pictureOf, quote}: Reader): Fault[] {
  const faults: Fault[] = [];
  const isPhone = innerWidth < 600;
  const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const waiting = new Set(
    Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (element) => isShown(element) && pictureOf(element) === null && !element.matches(':disabled'),
    ),
  );

  const labelsOf = (element: HTMLElement): HTMLElement[] =>
    'labels' in element ? Array.from(element.labels as NodeListOf<HTMLElement>) : [];
  const reacts = (hit: Element | null, element: HTMLElement): boolean =>
    hit !== null && [element, ...labelsOf(element)].some((part) => part.contains(hit));
  const nameOf = (element: HTMLElement): string =>
    quote(element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name') || ''));

  /** Behind the edge of a box that scrolls. */
  const isScrolledAway = (element: HTMLElement, x: number, y: number): boolean => {
    if (x < 0 || x > innerWidth) return true;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const {overflowX, overflowY, position} = styleOf(around);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) {
        const {left, right, top, bottom} = around.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      if (position === 'fixed') return false;
    }
    return false;
  };

  /** Text fields, lists and what looks like a button need the height of a finger, other controls half of it. */
  const needOf = (element: HTMLElement): number => {
    if (element.matches('select, textarea, summary, input:not([type="radio"], [type="checkbox"])')) return 44;
    const {borderLeftWidth, borderRightWidth} = styleOf(element);
    return isPainted(element) || (borderLeftWidth !== '0px' && borderRightWidth !== '0px') ? 44 : 24;
  };

  /** Open menus, dialogs and toasts may cover what is behind them: they can be closed. */
  const isBehindLayer = (hit: Element, element: HTMLElement): boolean => {
    const layer = hit.closest(':popover-open, dialog[open], [role="status"]');
    return layer !== null && !layer.contains(element);
  };

  /** The element at the middle of the control, after scrolling it away from bars that stay in the window. */
  const hitAgain = (element: HTMLElement): Element | null => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, right, top, bottom} = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  };

  const check = (element: HTMLElement, {width, height}: DOMRect, x: number, y: number): void => {
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && isBehindLayer(hit, element)) return;
    const isCovered = (by: Element | null): by is Element =>
      by !== null && !reacts(by, element) && !by.contains(element);
    if (isCovered(hit) && isCovered(hitAgain(element))) {
      const by = `<${hit.localName}> ${quote(hit.textContent)}`;
      faults.push({kind: 'covered control', what: `${nameOf(element)} by ${by}`, part: element});
      return;
    }
    // Links in a line of text are as high as the line.
    if (!isPhone || styleOf(element).display === 'inline') return;
    const need = needOf(element);
    const half = need / 2 - 1;
    // Labels and pseudo-elements may react beyond the element's own box.
    const isTall = height >= need || [-half, half].every((by) => reacts(document.elementFromPoint(x, y + by), element));
    const isWide = width >= 24 || [-half, half].every((by) => reacts(document.elementFromPoint(x + by, y), element));
    if (isTall && isWide) return;
    const size = `${String(Math.round(width))} × ${String(Math.round(height))}`;
    faults.push({kind: 'small target', what: `${nameOf(element)} ${size}, not ${String(need)}`, part: element});
  };

  // Each control is looked at in the middle of the window, where the header doesn't cover it.
  const start = scrollY;
  const step = innerHeight / 2;
  const end = document.documentElement.scrollHeight;
  for (let at = 0; at < end && waiting.size > 0; at += step) {
    scrollTo({top: at, behavior: 'instant'});
    const from = at === 0 ? 0 : innerHeight / 4;
    const to = at + step >= end ? innerHeight : innerHeight * 0.75;
    for (const element of waiting) {
      const [box] = element.getClientRects();
      if (!box || box.width < 3 || box.height < 3) {
        waiting.delete(element);
        continue;
      }
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      if (y < from || y > to) continue;
      waiting.delete(element);
      if (!isScrolledAway(element, x, y)) check(element, box, x, y);
    }
  }
  scrollTo({top: start, behavior: 'instant'});
  return faults;
}
