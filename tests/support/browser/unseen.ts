import type {Page} from '@playwright/test';

/** Selects elements of a kind that no page had before. */
export const unseenParts = '[data-unseen]';

/** Selects lists, menus and dialogs that a page had before, with all that is in them. */
export const repeatedParts = '[data-repeated]';

/**
 * Runs in the page: marks elements whose kind is not in the list, and lists, menus and dialogs that are in it as a
 * whole. Returns the new ones. A kind is the hash of what an element's colors and size depend on: tag, attributes,
 * whether it has text, and the classes around it.
 */
function markInPage(seen: number[]): number[] {
  const previous = new Set(seen);
  const unseen: number[] = [];
  const hash = (text: string, start: number): number => {
    let result = start;
    for (let at = 0; at < text.length; at += 1) result = Math.imul(result ^ text.charCodeAt(at), 16_777_619);
    return result;
  };
  const note = (kind: number, element: Element): void => {
    if (previous.has(kind)) return;
    unseen.push(kind);
    element.setAttribute('data-unseen', '');
  };
  // Style sheets select by the values of data attributes.
  const describe = ({attributes, childNodes}: Element): string => {
    const named = Array.from(attributes, ({name, value}) =>
      /^(?:style$|data-(?!copy|filter))/.test(name) ? `${name}=${value}` : name,
    );
    const hasText = Array.from(childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    return `${named.sort().join()}${String(hasText)}`;
  };
  const visit = (element: Element, around: number): void => {
    if (/^(?:script|style|template)$/.test(element.localName)) return;
    const signature = hash(`${element.localName}.${element.getAttribute('class') ?? ''}`, around);
    const isWhole = element.matches('ul, ol, dialog, [popover]');
    const text = isWhole ? element.outerHTML.replaceAll(' aria-current="page"', '') : '';
    note(hash(describe(element), signature), element);
    if (isWhole) {
      // A closed one has not been checked.
      const whole = hash(`${String(element.checkVisibility())}${text}`, around);
      if (previous.has(whole)) element.setAttribute('data-repeated', '');
      else unseen.push(whole);
    }
    // Color rules do not look into drawings.
    if (element.localName !== 'svg') for (const child of element.children) visit(child, signature);
  };
  visit(document.body, 0);
  return unseen;
}

/**
 * Marks the elements of a page that need no check (`repeatedParts`), and those whose look needs one (`unseenParts`):
 * appearance depends on the kind, so a problem on any page is also on such an element. Adds what it finds to `seen`.
 * @returns Whether there are unseen parts.
 */
export async function markParts(page: Page, seen: Set<number>): Promise<boolean> {
  for (const kind of await page.evaluate(markInPage, [...seen])) seen.add(kind);
  return (await page.locator(unseenParts).count()) > 0;
}
