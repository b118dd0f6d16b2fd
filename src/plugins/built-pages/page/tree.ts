import type {Element, Properties, Root} from 'hast';
import {h} from 'hastscript';

/** All elements below a node in the order of the document, with those of `<template>`. */
export function* elementsIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
    if (child.content) yield* elementsIn(child.content);
  }
}

/** The first element of a name below a node whose properties pass a test. */
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

/** A script element with data as JSON, which can neither end the element nor open a comment in it. */
export function createDataScript(properties: {type: string; id?: string}, data: unknown): Element {
  return h('script', properties, JSON.stringify(data).replaceAll('<', '\\u003c'));
}
