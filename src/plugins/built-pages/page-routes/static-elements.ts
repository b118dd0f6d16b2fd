import {needsReactAttribute} from '#src/lib/needs-react';
import type {Page} from '../page/page';
import {elementsIn, findElement} from '../page/tree';

import type {Element} from 'hast';

/** `data-needs-react` as hast names it. */
const property = needsReactAttribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const needsReact = (element: Element): boolean =>
  [element, ...elementsIn(element)].some(({properties}) => properties[property] !== undefined);

/**
 * Names of the elements of a page that has no part that needs React, besides the dialogs after them, which theme/Root
 * renders on every page. React then loads only for those, and no script repeats what the page shows. Undefined for a page
 * that has such a part.
 */
export function listStaticElements({body}: Page): string[] | undefined {
  const root = findElement(body, 'div', ({id}) => id === '__docusaurus');
  // React puts links that preload a page's pictures here, and skips them as it hydrates.
  const elements =
    root?.children.filter((child): child is Element => child.type === 'element' && child.tagName !== 'link') ?? [];
  const end = elements.findIndex(({tagName}) => tagName === 'dialog');
  const own = elements.slice(0, Math.max(end, 0));
  return own.length === 0 || own.some(needsReact) ? undefined : own.map(({tagName}) => tagName);
}
