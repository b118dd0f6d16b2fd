import type {JSHandle, Page} from '@playwright/test';

/** Selects elements of a kind that no page had before. */
export const unseenParts = '[data-unseen]';

/**
 * Runs in the page: its visible elements by kind, which is the hash of what an element's look and role depend on: tag,
 * attributes, whether it has text, and the classes around it. An island is a kind of its own, with all that is in it.
 */
function collectKinds(): Map<number, Element[]> {
  const kinds = new Map<number, Element[]>();
  // Style sheets select by the values of data attributes, accessibility rules by those of the others.
  const hasValue =
    /^(?:style|role|type|scope|lang|tabindex|autocomplete|data-(?!copy|filter).*|aria-(?!label|describedby|controls|owns|activedescendant|valuenow|valuetext).*)$/;
  const hash = (text: string, start: number): number => {
    let result = start;
    for (let at = 0; at < text.length; at += 1) result = Math.imul(result ^ text.charCodeAt(at), 16_777_619);
    return result;
  };
  const note = (kind: number, element: Element): void => {
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  };
  const describe = ({attributes, childNodes}: Element): string => {
    const named = Array.from(attributes, ({name, value}) =>
      hasValue.test(name) ? `${name}=${value}` : `${name} ${String(value.trim() === '')}`,
    );
    const hasText = Array.from(childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    return `${named.sort().join()}${String(hasText)}`;
  };
  const visit = (element: Element, around: number): void => {
    // An element without a box of its own may have visible children.
    if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') return;
    const signature = hash(`${element.localName}.${element.getAttribute('class') ?? ''}`, around);
    note(hash(describe(element), signature), element);
    if (element.matches('[data-island]')) note(hash(element.outerHTML, around), element);
    // Color rules do not look into drawings.
    if (element.localName !== 'svg') for (const child of element.children) visit(child, signature);
  };
  visit(document.body, 0);
  return kinds;
}

/** Elements of a page by kind. */
export type Kinds = JSHandle<Map<number, Element[]>>;

export const readKinds = (page: Page): Promise<Kinds> => page.evaluateHandle(collectKinds);

/** Kinds that no page had before. */
export async function findUnseen(kinds: Kinds, seen: ReadonlySet<number>): Promise<number[]> {
  const all = await kinds.evaluate((map) => [...map.keys()]);
  return all.filter((kind) => !seen.has(kind));
}

/** Marks the elements of these kinds for `unseenParts`. */
export const markUnseen = (kinds: Kinds, unseen: readonly number[]): Promise<void> =>
  kinds.evaluate((map, marked) => {
    for (const kind of marked) for (const element of map.get(kind) ?? []) element.setAttribute('data-unseen', '');
  }, unseen);
