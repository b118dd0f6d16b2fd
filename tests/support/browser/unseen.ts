import {builtPageExists, readBuiltPage} from '../built-site';

import type {Page} from '@playwright/test';

/** Selects the elements that a page is checked for. */
export const unseenParts = '[data-unseen]';

/**
 * The elements in a body by kind, which is the hash of what an element's look and role depend on: tag, attributes, whether
 * it has text, and the classes and states of the elements around it. An island is also a kind of its own, with all that is
 * in it. Runs in the browser, so it uses nothing from outside.
 */
function collectKinds(body: Element): Map<number, Element[]> {
  const kinds = new Map<number, Element[]>();
  // Style sheets select by the values of data attributes, accessibility rules by those of the others.
  const hasValue =
    /^(?:style|role|type|scope|lang|tabindex|autocomplete|data-(?!copy|filter).*|aria-(?!label|describedby|controls|owns|activedescendant|valuenow|valuetext).*)$/;
  // What can show or hide the elements inside.
  const isState = /^(?:class|hidden|open|popover|style)$/;
  const hash = (text: string, start: number): number => {
    let result = start;
    for (let at = 0; at < text.length; at += 1) result = Math.imul(result ^ text.charCodeAt(at), 16_777_619);
    return result;
  };
  const note = (kind: number, element: Element): void => {
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  };
  const isText = (node: Node): boolean => node.nodeType === 3 && node.nodeValue?.trim() !== '';
  /** Notes the kinds of an element and those in it. Inside an island, returns the hash of all that. */
  const visit = (element: Element, around: number, isInIsland: boolean): number => {
    // A page's first script shows sections before the rest of the HTML has arrived.
    const attributes = Array.from(element.attributes)
      .filter(({name, value}) => name !== 'style' || !value.startsWith('content-visibility'))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const isIsland = element.hasAttribute('data-island');
    let signature = hash(element.localName, around);
    for (const {name, value} of attributes) if (isState.test(name)) signature = hash(`${name}=${value}`, signature);
    const children = Array.from(element.childNodes);
    let kind = hash(String(children.some(isText)), signature);
    for (const {name, value} of attributes) {
      if (name === 'class') continue;
      kind = hash(hasValue.test(name) ? `${name}=${value}` : `${name} ${String(value.trim() === '')}`, kind);
    }
    note(kind, element);
    let whole = kind;
    // Color rules do not look into drawings.
    for (const child of element.localName === 'svg' ? [] : children) {
      const isPart = child instanceof Element && !child.matches('script, style, template, noscript');
      if (isPart) whole = Math.imul(whole, 31) ^ visit(child, signature, isInIsland || isIsland);
      else if (isInIsland && isText(child)) whole = hash(child.nodeValue?.trim() ?? '', whole);
    }
    if (isIsland) note(whole, element);
    return whole;
  };
  visit(body, 0, false);
  return kinds;
}

/** The window of a page, which keeps the elements of its HTML by kind. */
type PageWindow = {kindsInHtml?: Map<number, Element[]>};

/**
 * The kinds that each page is checked for: those in its HTML that no page before it has. So pages can be visited in any
 * order.
 * @param page An empty one.
 */
export async function shareKinds(page: Page, paths: readonly string[]): Promise<Map<string, number[]>> {
  const seen = new Set<number>();
  const shares = new Map<string, number[]>();
  for (const path of paths) {
    const html = readBuiltPage(builtPageExists(path) ? path : '/404');
    const kinds = await page.evaluate<number[]>(
      `[...(${collectKinds.toString()})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html').body).keys()]`,
    );
    shares.set(
      path,
      kinds.filter((kind) => !seen.has(kind)),
    );
    for (const kind of kinds) seen.add(kind);
  }
  return shares;
}

/** Makes pages keep their elements by kind as they are in the HTML, before scripts change them. */
export const keepKinds = (page: Page): Promise<unknown> =>
  page.addInitScript(`document.addEventListener('readystatechange', () => {
    window.kindsInHtml ??= (${collectKinds.toString()})(document.body);
  })`);

/**
 * Marks the elements of these kinds, and those that scripts have added outside islands, for `unseenParts`. Returns the
 * kinds that the page does not have.
 */
export const markUnseen = (page: Page, kinds: readonly number[]): Promise<number[]> =>
  page.evaluate((marked) => {
    const inHtml = (window as PageWindow).kindsInHtml ?? new Map<number, Element[]>();
    const mark = (element: Element): void => element.setAttribute('data-unseen', '');
    for (const kind of marked) inHtml.get(kind)?.forEach(mark);
    const known = new Set([...inHtml.values()].flat());
    for (const element of document.body.querySelectorAll(
      ':not(svg *, [data-island] *, script, style, template, noscript)',
    )) {
      if (!known.has(element)) mark(element);
    }
    return marked.filter((kind) => !inHtml.has(kind));
  }, kinds);
