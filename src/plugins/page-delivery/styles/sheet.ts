import type {AtRule, ChildNode, Container, Declaration, Rule} from 'postcss';
import {parse} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A selector and the classes (`.a`), ids (`#a`) and elements (`a`) without which it fits nothing. */
export type Selector = {text: string; needs: readonly string[]};

/** A declaration, and the custom properties that it reads. */
export type Property = {name: string; text: string; reads: readonly string[]};

export type Node =
  | {kind: 'rule'; selectors: readonly Selector[]; properties: readonly Property[]}
  | {kind: 'group'; head: string; nodes: readonly Node[]}
  /** Steps of an animation; they count when a kept rule names it. */
  | {kind: 'keyframes'; name: string; text: string; reads: readonly string[]}
  /** Fonts, the order of layers, and whatever else no selector decides on. */
  | {kind: 'always'; text: string};

const grouping = /^(?:media|supports|layer|container|scope|starting-style)$/;

function readsOf(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}

/**
 * Arguments of `:is()`, `:not()`, `:has()` and attributes are left out: they may come true later (a menu that opens, a
 * theme that changes). So a selector is kept rather too often than not often enough.
 */
function needsOf(selector: selectorParser.Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    return node.type === 'tag' ? [node.value.toLowerCase()] : [];
  });
}

function readSelectors(rule: Rule): Selector[] {
  return selectorParser()
    .astSync(rule.selector)
    .nodes.map((selector) => ({text: String(selector).trim(), needs: needsOf(selector)}));
}

function readProperty({prop, value, important}: Declaration): Property {
  const text = `${prop}:${value}${important ? '!important' : ''}`;
  return {name: prop, text, reads: readsOf(value)};
}

function isDeclaration(node: ChildNode): node is Declaration {
  return node.type === 'decl';
}

function readAtRule(node: AtRule): Node {
  if (node.name.endsWith('keyframes')) {
    const text = String(node);
    return {kind: 'keyframes', name: node.params, text, reads: readsOf(text)};
  }
  if (node.nodes === undefined) return {kind: 'always', text: `@${node.name} ${node.params};`};
  if (!grouping.test(node.name)) return {kind: 'always', text: String(node)};
  return {kind: 'group', head: `@${node.name} ${node.params}`.trim(), nodes: readNodes(node)};
}

function readNodes(container: Container): Node[] {
  return (container.nodes ?? []).flatMap((node): Node[] => {
    if (node.type === 'rule') {
      const properties = node.nodes.filter(isDeclaration).map(readProperty);
      // A nested rule cannot be taken apart here; the build's minifier leaves none.
      if (properties.length < node.nodes.length) return [{kind: 'always', text: String(node)}];
      return [{kind: 'rule', selectors: readSelectors(node), properties}];
    }
    return node.type === 'atrule' ? [readAtRule(node)] : [];
  });
}

/** Reads a style sheet into parts that can be kept or left out one by one. */
export function readSheet(css: string): Node[] {
  return readNodes(parse(css));
}

/** All selectors of a sheet, in order. */
export function selectorsOf(nodes: readonly Node[]): Selector[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'rule') return node.selectors;
    return node.kind === 'group' ? selectorsOf(node.nodes) : [];
  });
}
