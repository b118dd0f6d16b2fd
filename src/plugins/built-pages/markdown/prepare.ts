import {isPicture, isSelfLink, isExcluded, needsSpace, textOf} from '../page/text';
import {elementsIn} from '../page/tree';

import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';

/** Markdown's name of each code language, by the name on the site. */
const languages = new Map([
  ['curl', 'bash'],
  ['Shell', 'bash'],
  ['JavaScript', 'js'],
  ['Python', 'python'],
  ['JSON', 'json'],
  ['HTTP', 'http'],
]);

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const emphasis = new Set(['b', 'strong', 'em', 'i']);

/**
 * Moves spaces at the edges of emphasis outside it. Markdown has no `** word**`, so the writer would turn the space and
 * the letter next to it into character references.
 */
function keepSpacesOutside(node: Element): ElementContent[] {
  const children = [...node.children];
  const cut = (at: number, edge: RegExp): ElementContent[] => {
    const child = children.at(at);
    if (child?.type !== 'text' || !edge.test(child.value)) return [];
    children.splice(at, 1, {...child, value: child.value.replace(edge, '')});
    return [{type: 'text', value: ' '}];
  };
  const before = cut(0, /^\s+/);
  const after = cut(-1, /\s+$/);
  return [...before, {...node, children}, ...after];
}

const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties['className']) && properties['className'].includes(name);

const ownText = ({children}: Element): string => textOf({type: 'root', children});

/** A code block. Its label (“Code: curl”) is a language or a title. */
function prepareCode(pre: Element): Element[] {
  const title = (pre.properties['ariaLabel'] ?? '').replace(/^Code: /, '');
  const language = languages.get(title);
  const className = language !== undefined && `language-${language}`;
  const block = h('pre', h('code', {className}, textOfCode(pre)));
  return language !== undefined || title === '' ? [block] : [h('p', title), block];
}

function textOfCode(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOfCode).join('') : '';
}

/**
 * Prepares a page's `<main>` for the converter to Markdown: removes controls and decoration, replaces product pictures
 * with their description, and makes questions headings and links full addresses.
 * @param address Address of the page with the site's host.
 */
export function prepareMain(main: Element, address: string): Element {
  let depth = 1;

  const prepare = (node: Element, parent: Element): ElementContent[] => {
    const {tagName, properties} = node;
    if (isExcluded(node) || isSelfLink(node, parent) || isCodeBar(node, parent)) return [];
    if (headings.has(tagName)) depth = Number(tagName.slice(1));
    if (tagName === 'pre') return prepareCode(node);
    if (isPicture(node)) {
      const label = properties['ariaLabel'] ?? properties['alt'] ?? '';
      return label === '' ? [] : [h('p', h('em', `Picture: ${label}`))];
    }
    if (tagName === 'summary') {
      return [h(`h${Math.min(6, depth + 1)}`, ownText(node))];
    }
    const children = prepareAll(node);
    if (tagName === 'details') return children;
    if (hasClass(node, 'admonition')) return [h('blockquote', children)];
    if (properties['role'] === 'tabpanel') {
      const [labeledBy] = [properties['ariaLabelledBy']].flat();
      const tab = [...elementsIn(main)].find((element) => element.properties['id'] === labeledBy);
      const label = tab ? ownText(tab) : '';
      return label === '' ? children : [h('p', h('strong', label)), ...children];
    }
    if (emphasis.has(tagName)) return keepSpacesOutside({...node, children});
    const copy = {...node, children};
    if (tagName === 'a') copy.properties = {href: new URL(properties['href'] ?? '', address).href};
    return [copy];
  };

  const prepareAll = (node: Element): ElementContent[] => {
    const result: ElementContent[] = [];
    let before: ElementContent | undefined;
    for (const child of node.children) {
      if (child.type === 'comment') continue;
      if (needsSpace(child, before, node)) result.push({type: 'text', value: ' '});
      if (child.type === 'element') result.push(...prepare(child, node));
      else result.push(child);
      before = child;
    }
    return result;
  };

  return {...main, children: prepareAll(main)};
}

/** The bar above a code block, with its label and the copy button. */
function isCodeBar(node: Element, parent: Element): boolean {
  const blocks = parent.children.filter((child) => child.type === 'element');
  return blocks.length === 2 && blocks[0] === node && blocks[1]?.tagName === 'pre';
}
