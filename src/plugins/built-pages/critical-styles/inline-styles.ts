import {lateStylesId} from '#src/boot/names';
import {writeHashed} from '../hashes';
import {appendToBody, changeHead} from '../page/change-page';
import type {PageWork} from '../page/process-pages';
import {findStyleSheet} from '../page/style-sheet';
import {elementsIn, propertyOf} from '../page/tree';
import {isClosed, printClosed, waitingStyles} from './late-styles';
import {matchSelectors, printPrint, printSelected} from './select-rules';
import {readSheet, type Sheet, fixedAttributes} from './sheet';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root, RootContent} from 'hast';
import {h} from 'hastscript';

/**
 * Elements, classes, IDs and fixed attributes of a page (`a`, `.a`, `#a`, `data-a`), and the custom properties its attributes
 * and inline styles use. `*` is a token of every page.
 */
export function readTokens(tree: Root | Element, isLeftOut?: (element: Element) => boolean): Set<string> {
  const tokens = new Set(['*']);
  for (const {tagName, properties, children} of elementsIn(tree, isLeftOut)) {
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

const listReads = (tokens: ReadonlySet<string>): string[] =>
  [...tokens].filter((token) => token.startsWith('--')).sort();

/** Returns a function that prints the rules of a sheet that a page needs to be shown. Most pages of a kind need the same ones. */
export function createStylePrinter(sheet: Sheet): (tree: Root) => string {
  const texts = new Map<string, string>();
  return (tree) => {
    const tokens = readTokens(tree, isClosed);
    const mask = matchSelectors(sheet, tokens);
    const reads = listReads(tokens);
    const key = `${Buffer.from(mask).toString('latin1')} ${reads.join()}`;
    const text = texts.get(key) ?? printSelected(sheet, mask, reads);
    texts.set(key, text);
    return text;
  };
}

const withoutContent = (element: Element): Element => ({...element, children: []});

/** Closed elements, and what is around them: their ancestors, with the children of these. */
function findClosed(node: Root | Element): {closed: Element[]; around: Element[]} {
  const children = (node.children as RootContent[]).filter((child) => child.type === 'element');
  const [closed, others] = [children.filter(isClosed), children.filter((child) => !isClosed(child))];
  const found = others.map(findClosed);
  const all = [...closed, ...found.flatMap((part) => part.closed)];
  return {closed: all, around: all.length > 0 ? [...others, ...found.flatMap((part) => part.around)] : []};
}

/** Collects the rules that the closed elements of all pages need, and prints them. */
export function createClosedPrinter(sheet: Sheet): {add: (tree: Root) => void; print: () => string} {
  const [mask, open] = [new Uint8Array(sheet.selectors.length), new Uint8Array(sheet.selectors.length)];
  const reads = new Set<string>();
  return {
    add(tree) {
      const {closed, around} = findClosed(tree);
      // They inherit the custom properties of the root.
      const roots = around.filter(({tagName}) => ['html', 'body'].includes(tagName)).map(withoutContent);
      const subjects = readTokens({type: 'root', children: [...roots, ...closed]});
      const tokens = readTokens({type: 'root', children: [...around.map(withoutContent), ...closed]});
      for (const name of listReads(subjects)) reads.add(name);
      for (const [at, isNeeded] of matchSelectors(sheet, tokens, subjects).entries()) mask[at] ||= isNeeded;
      for (const [at, isNeeded] of matchSelectors(sheet, readTokens(tree, isClosed)).entries()) open[at] ||= isNeeded;
    },
    print: () => printClosed(sheet, mask, open, [...reads].sort()),
  };
}

/**
 * Replaces each page's style sheet, which blocks the first paint, with the rules the page needs to be shown. The rest is in two
 * sheets for all pages: one for what visitors open, which the boot script adds later, and one for print, which browsers fetch
 * without waiting for it, so a page is printed with its styles as soon as it has loaded.
 */
export function createStyleInliner(outDir: string, address: string): PageWork {
  const sheet = readSheet(readFileSync(path.join(outDir, address), 'utf8'));
  const print = createStylePrinter(sheet);
  const closed = createClosedPrinter(sheet);
  const printed = writeHashed(outDir, '/assets/css/print.css', printPrint(sheet));
  // Its address is known once all pages are.
  const late = h('link', {rel: 'stylesheet', href: ''});
  return {
    each(page) {
      const link = findStyleSheet(page);
      if (link.properties['href'] !== address)
        throw new Error(`${page.path} has a different style sheet than ${address}.`);
      closed.add(page.tree);
      changeHead(page, 'instead of', link, [h('style', print(page.tree) + waitingStyles)]);
      appendToBody(page, [
        h('template', {id: lateStylesId}, [late]),
        h('noscript', [late]),
        h('link', {rel: 'stylesheet', media: 'print', href: printed}),
      ]);
    },
    all() {
      late.properties['href'] = writeHashed(outDir, '/assets/css/closed.css', closed.print());
    },
  };
}
