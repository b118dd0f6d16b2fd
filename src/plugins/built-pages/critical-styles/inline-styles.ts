import {changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {findStyleSheet} from '../page/style-sheet';
import {readTokens} from './read-tokens';
import {matchSelectors, printSelected} from './select-rules';
import {readSheet, type Sheet} from './sheet';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {h} from 'hastscript';

/** Returns a function that prints the rules of a sheet a page needs. Most pages of a kind need the same ones. */
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

/** Returns a function that replaces a page's style sheet, which blocks the first paint, with the rules the page uses. */
export function createStyleInliner(outDir: string, address: string): (page: Page) => void {
  const print = createStylePrinter(readSheet(readFileSync(path.join(outDir, address), 'utf8')));
  return (page) => {
    const link = findStyleSheet(page);
    if (link.properties['href'] !== address)
      throw new Error(`${page.path} has a different style sheet than ${address}.`);
    changeHead(page, 'instead of', link, [h('style', print(page.tree)), h('noscript', h('link', link.properties))]);
  };
}
