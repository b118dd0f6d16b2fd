import {elementsIn, propertyOf} from '../page/tree';
import {fixedAttributes} from './sheet';

import type {Element, Root} from 'hast';

/**
 * Name, classes, ID and fixed attributes of an element (`a`, `.a`, `#a`, `data-a`), and the custom properties its attributes and
 * inline styles use.
 */
export function tokensOf({tagName, properties, children}: Element): string[] {
  const {className, id} = properties;
  const texts = Object.values(properties).concat(
    tagName === 'style' && children[0]?.type === 'text' ? children[0].value : [],
  );
  return [
    tagName.toLowerCase(),
    ...(typeof id === 'string' ? [`#${id}`] : []),
    ...(Array.isArray(className) ? className.map((name) => `.${name}`) : []),
    ...fixedAttributes.filter((name) => propertyOf(name) in properties),
    ...texts.flatMap((text) =>
      typeof text === 'string' && text.includes('--') ? (text.match(/--[\w-]+/g) ?? []) : [],
    ),
  ];
}

/** Tokens of all elements of a page. `*` is a token of every page. */
export const readTokens = (tree: Root): Set<string> => new Set(['*', ...[...elementsIn(tree)].flatMap(tokensOf)]);
