import {elementsIn, propertyOf} from '../page/tree';
import {fixedAttributes} from './sheet';

import type {Root} from 'hast';

/**
 * Elements, classes, IDs and fixed attributes of a page (`a`, `.a`, `#a`, `data-a`), and the custom properties its attributes
 * and inline styles use. `*` is a token of every page.
 */
export function readTokens(tree: Root): Set<string> {
  const tokens = new Set(['*']);
  for (const {tagName, properties, children} of elementsIn(tree)) {
    const {className, id} = properties;
    tokens.add(tagName.toLowerCase());
    if (typeof id === 'string') tokens.add(`#${id}`);
    if (Array.isArray(className)) for (const name of className) tokens.add(`.${name}`);
    for (const name of fixedAttributes) if (propertyOf(name) in properties) tokens.add(name);
    const texts = Object.values(properties).concat(
      tagName === 'style' && children[0]?.type === 'text' ? children[0].value : [],
    );
    for (const text of texts) {
      if (typeof text !== 'string' || !text.includes('--')) continue;
      for (const [name] of text.matchAll(/--[\w-]+/g)) tokens.add(name);
    }
  }
  return tokens;
}
