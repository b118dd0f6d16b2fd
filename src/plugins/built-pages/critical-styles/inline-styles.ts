import {changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {findStyleSheet} from '../docusaurus-internals/page-html';
import {groupMasks} from './group';
import {readTokens} from './read-tokens';
import {matchSelectors, printSelected, readSheet, type Mask} from './select-rules';

import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {h} from 'hastscript';

/** Maximum number of different styles. Each adds a hash to the Content-Security-Policy of every response. */
const maxStyles = 24;

/** The rules of a sheet for each of these pages. Pages with similar needs get the same text. */
export function createStyles(css: string, pages: readonly Pick<Page, 'tree'>[]): string[] {
  const sheet = readSheet(css);
  const needs = pages.map(({tree}) => {
    const tokens = readTokens(tree);
    return {mask: matchSelectors(sheet, tokens), reads: [...tokens].filter((token) => token.startsWith('--'))};
  });
  const weights = sheet.rules.flat().map(({weight}) => weight);
  const masks = groupMasks(
    needs.map(({mask}) => mask),
    weights,
    maxStyles,
  );
  const texts = new Map<Mask, string>();
  for (const mask of new Set(masks)) {
    const reads = needs.filter((_, page) => masks[page] === mask).flatMap((need) => need.reads);
    texts.set(mask, printSelected(sheet, mask, reads));
  }
  return masks.map((mask) => texts.get(mask) ?? '');
}

/** Replaces the style sheet of each page, which blocks the first paint, with the rules the page uses. */
export async function inlineStyles(pages: readonly Page[], outDir: string): Promise<void> {
  const links = pages.map(findStyleSheet);
  const address = links[0]?.properties['href'];
  const styles = createStyles(await readFile(path.join(outDir, String(address)), 'utf8'), pages);
  pages.forEach((page, index) => {
    const link = links[index];
    if (link === undefined || link.properties['href'] !== address)
      throw new Error(`${page.path} has a different style sheet than ${address}.`);
    const sheet = h('link', {rel: 'stylesheet', href: String(address)});
    changeHead(page, 'instead of', link, [h('style', styles[index]), h('noscript', sheet)]);
  });
}
