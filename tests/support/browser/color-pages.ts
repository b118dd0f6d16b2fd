import {load} from 'cheerio';

import {builtPages, readBuiltPage} from '../built-site';

import type {AnyNode, Element} from 'cheerio';

const isElement = (node: AnyNode): node is Element => 'attribs' in node;

/** Attributes an element's colors and size can depend on. */
function describe({name, attribs, children}: Element): string {
  const attributes = Object.keys(attribs).filter((key) => key !== 'class' && !key.startsWith('data-'));
  const hasText = children.some((child) => 'data' in child && child.data.trim() !== '');
  return `${name}.${attribs['class'] ?? ''}[${attributes.sort().join()}]${hasText ? 'T' : ''}`;
}

/** Kinds of elements on a page, by tag, attributes and the classes around it. Inline style sheets are kinds too. */
function listKinds(path: string): Set<string> {
  const page = load(readBuiltPage(path), {xml: {xmlMode: false, decodeEntities: true}});
  const kinds = new Set(
    page('head style')
      .toArray()
      .map((style) => page(style).text()),
  );
  const visit = (element: Element, around: string): void => {
    if (/^(?:script|style|template)$/.test(element.name)) return;
    kinds.add(`${around} ${describe(element)}`);
    // Color rules do not look into drawings.
    if (element.name === 'svg') return;
    const inside = `${around} ${element.name}.${element.attribs['class'] ?? ''}`;
    for (const child of element.children) if (isElement(child)) visit(child, inside);
  };
  for (const body of page('body').toArray()) visit(body, '');
  return kinds;
}

/**
 * Chooses pages that together have every kind of element, greedily by the most missing kinds. Colors depend on classes,
 * so a color problem on any page is also on one of these.
 */
export function chooseColorPages(): Set<string> {
  const waiting = new Map(builtPages().map((path) => [path, listKinds(path)]));
  const chosen = new Set<string>();
  for (;;) {
    const [path, kinds] = [...waiting].reduce((most, next) => (next[1].size > most[1].size ? next : most));
    if (kinds.size === 0) return chosen;
    chosen.add(path);
    const seen = new Set(kinds);
    for (const [other, left] of waiting) waiting.set(other, left.difference(seen));
  }
}
