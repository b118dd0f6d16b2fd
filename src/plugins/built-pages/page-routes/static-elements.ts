import {needsReactAttribute} from '#src/lib/needs-react';
import type {Page} from '../page/page';
import {elementsIn, findElement} from '../page/tree';

import type {Element} from 'hast';

/** `data-needs-react` as hast names it. */
const property = needsReactAttribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const needsReact = (element: Element): boolean =>
  [element, ...elementsIn(element)].some(({properties}) => properties[property] !== undefined);

/**
 * Tag names of a page's top-level elements if none contains a part that needs React; undefined otherwise. Excludes the
 * dialogs that theme/Root renders after them on every page: React then loads only for those.
 */
export function listStaticElements({body}: Page): string[] | undefined {
  const root = findElement(body, 'div', ({id}) => id === '__docusaurus');
  // React adds preload links for pictures here, and skips them during hydration.
  const elements =
    root?.children.filter((child): child is Element => child.type === 'element' && child.tagName !== 'link') ?? [];
  const end = elements.findIndex(({tagName}) => tagName === 'dialog');
  const own = elements.slice(0, Math.max(end, 0));
  return own.length === 0 || own.some(needsReact) ? undefined : own.map(({tagName}) => tagName);
}
