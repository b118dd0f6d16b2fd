import {writeHashed} from '../hashes';
import {appendToBody, changeHead, insertBefore} from '../page/change-page';
import type {PageWork} from '../page/process-pages';
import {findStyleSheet} from '../page/style-sheet';
import {matchSelectors, printPrint, printSelected} from './select-rules';
import {readSheet, type Sheet} from './sheet';
import {findLaterSection, selectLater} from './split-rules';
import {readTokens} from './tokens';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';

/**
 * Returns a function that prints the rules a page needs: those for its head, and those that can wait until `from`. Most pages of a
 * kind need the same rules.
 */
export function createStylePrinter(sheet: Sheet): (tree: Root, from?: Element) => readonly [string, string] {
  const texts = new Map<string, readonly [string, string]>();
  return (tree, from) => {
    const tokens = readTokens(tree);
    const mask = matchSelectors(sheet, tokens);
    const later = from === undefined ? new Uint8Array(mask.length) : selectLater(sheet, mask, tree, from);
    const reads = [...tokens].filter((token) => token.startsWith('--')).sort();
    const key = `${[mask, later].map((flags) => Buffer.from(flags).toString('latin1')).join(' ')} ${reads.join()}`;
    const text = texts.get(key) ?? printSelected(sheet, mask, reads, later);
    texts.set(key, text);
    return text;
  };
}

/**
 * Replaces each page's style sheet, which blocks the first paint, with the rules the page needs. Rules for print are in a
 * sheet for all pages, which browsers fetch without waiting for it, so a page is printed with its styles as soon as it has
 * loaded. Rules that only later sections need are in front of those sections, so browsers read them after the first screen.
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
      const section = findLaterSection(page.main);
      const [first, later] = print(page.tree, section);
      changeHead(page, 'instead of', link, [h('style', first)]);
      if (section && later !== '') insertBefore(page, section, [h('style', later)]);
      appendToBody(page, [h('link', {rel: 'stylesheet', media: 'print', href: printed})]);
    },
  };
}
