import {writeHashed} from '../hashes';
import {appendToBody, changeHead} from '../page/change-page';
import type {PageWork} from '../page/process-pages';
import {findStyleSheet} from '../page/style-sheet';
import {elementsIn, propertyOf} from '../page/tree';
import {matchSelectors, printPrint, printSelected} from './select-rules';
import {fixedAttributes, readSheet, type Sheet} from './sheet';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {h} from 'hastscript';

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

/** Returns a function that prints the rules of a sheet that a page needs. Most pages of a kind need the same ones. */
export function createStylePrinter(sheet: Sheet): (tree: Root) => string {
  const texts = new Map<string, string>();
  return (tree) => {
    const tokens = readTokens(tree);
    const mask = matchSelectors(sheet, tokens);
    const reads = [...tokens].filter((token) => token.startsWith('--')).sort();
    const key = `${Buffer.from(mask).toString('latin1')} ${reads.join()}`;
    const text = texts.get(key) ?? printSelected(sheet, mask, reads);
    texts.set(key, text);
    return text;
  };
}

/**
 * Replaces each page's style sheet, which blocks the first paint, with the rules the page needs. Rules for print are in a
 * sheet for all pages, which browsers fetch without waiting for it, so a page is printed with its styles as soon as it has
 * loaded.
 */
export function createStyleInliner(outDir: string, address: string): PageWork {
  const sheet = readSheet(readFileSync(path.join(outDir, address), 'utf8'));
  const print = createStylePrinter(sheet);
  const printed = writeHashed(outDir, '/assets/css/print.css', printPrint(sheet));
  return {
    each(page) {
      const link = findStyleSheet(page);
      if (link.properties['href'] !== address)
        throw new Error(`${page.path} has a different style sheet than ${address}.`);
      changeHead(page, 'instead of', link, [h('style', print(page.tree))]);
      appendToBody(page, [h('link', {rel: 'stylesheet', media: 'print', href: printed})]);
    },
  };
}
