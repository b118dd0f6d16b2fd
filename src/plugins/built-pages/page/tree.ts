import type {Element, Properties, Root} from 'hast';

/** All elements below a node in document order, including those in `<template>`. */
export function* elementsIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
    if (child.content) yield* elementsIn(child.content);
  }
}

/** The first descendant with this tag name whose properties pass a test. */
export function findElement(
  node: Root | Element,
  name: string,
  test: (properties: Properties) => boolean = () => true,
): Element | undefined {
  for (const element of elementsIn(node)) {
    if (element.tagName === name && test(element.properties)) return element;
  }
  return undefined;
}

/** Name of a `data-` attribute among an element's properties. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
