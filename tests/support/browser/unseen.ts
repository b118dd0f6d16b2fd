import type {Page} from '@playwright/test';

/** On elements of a kind that no page had before. */
const mark = 'data-unseen';

/**
 * Runs in the page: marks elements whose kind is not in the list, and returns their kinds. A kind is the hash of what
 * an element's colors and size depend on: tag, attributes, whether it has text, and the classes around it.
 */
function markInPage({seen, attribute}: {seen: number[]; attribute: string}): number[] {
  const known = new Set(seen);
  const found: number[] = [];
  const hash = (text: string, start: number): number => {
    let result = start;
    for (let at = 0; at < text.length; at += 1) result = Math.imul(result ^ text.charCodeAt(at), 16_777_619);
    return result;
  };
  const note = (kind: number, element: Element): void => {
    if (known.has(kind)) return;
    found.push(kind);
    element.setAttribute(attribute, '');
  };
  // Style sheets select by the values of data attributes.
  const describe = ({attributes, childNodes}: Element): string => {
    const named = Array.from(attributes, ({name, value}) =>
      /^(?:style$|data-)/.test(name) ? `${name}=${value}` : name,
    );
    const hasText = Array.from(childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    return `${named.sort().join()}${String(hasText)}`;
  };
  const visit = (element: Element, around: number): void => {
    if (/^(?:script|style|template)$/.test(element.localName)) return;
    const own = hash(`${element.localName}.${element.getAttribute('class') ?? ''}`, around);
    note(hash(describe(element), own), element);
    // Color rules do not look into drawings.
    if (element.localName !== 'svg') for (const child of element.children) visit(child, own);
  };
  visit(document.body, 0);
  // Pages with the same elements can have different inline styles.
  const styles = Array.from(document.querySelectorAll('head style'), ({textContent}) => textContent).join('');
  note(hash(styles, 1), document.body);
  return found;
}

/**
 * Marks the elements of a page whose kind is not in `seen`, and adds their kinds to it. Appearance depends on the kind,
 * so a problem on any page is also on a marked element.
 * @returns A CSS selector of the marked elements; undefined without any.
 */
export async function markUnseen(page: Page, seen: Set<number>): Promise<string | undefined> {
  const found = await page.evaluate(markInPage, {seen: [...seen], attribute: mark});
  for (const kind of found) seen.add(kind);
  return found.length > 0 ? `[${mark}]` : undefined;
}
