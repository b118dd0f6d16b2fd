import {integrityOf} from '../hashes';
import {elementsIn} from '../page/tree';

import type {Element, Root} from 'hast';

/** Sources of a Content-Security-Policy that allow the inline scripts and styles of a page, and no others. */
export type InlineParts = {scripts: ReadonlySet<string>; styles: ReadonlySet<string>};

/** Script types that need permission; JSON is data and does not. */
const executable: readonly unknown[] = [undefined, 'module', 'speculationrules'];

const isInlineScript = ({tagName, properties}: Element): boolean =>
  tagName === 'script' && properties['src'] === undefined && executable.includes(properties['type']);

function hashesOf(elements: readonly Element[]): Set<string> {
  const texts = elements.flatMap(({children: [text]}) => (text?.type === 'text' ? [text.value] : []));
  return new Set(texts.map((text) => `'${integrityOf(text)}'`));
}

/** Hashes of the inline scripts and styles in a part of a finished page. */
export function readInlineParts(part: Root | Element): InlineParts {
  const elements = [...elementsIn(part)];
  return {
    scripts: hashesOf(elements.filter(isInlineScript)),
    styles: hashesOf(elements.filter(({tagName}) => tagName === 'style')),
  };
}

/** Several sets of inline parts combined. */
export function joinParts(all: readonly InlineParts[]): InlineParts {
  return {
    scripts: new Set(all.flatMap(({scripts}) => [...scripts])),
    styles: new Set(all.flatMap(({styles}) => [...styles])),
  };
}
