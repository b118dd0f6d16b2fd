import {changeHead} from '../page/change-page';
import type {PageWork} from '../page/process-pages';
import {findStyleSheet} from '../page/style-sheet';
import {readTokens} from './read-tokens';
import {matchSelectors, printSelected, readSheet, type Mask, type Sheet} from './select-rules';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {h} from 'hastscript';

/** What a page needs of a sheet: its selectors, and the custom properties it uses itself. */
type Needs = {mask: Mask; reads: readonly string[]};

/** Reads what a page needs of a sheet. */
export function readNeeds(sheet: Sheet, tree: Root): Needs {
  const tokens = readTokens(tree);
  return {mask: matchSelectors(sheet, tokens), reads: [...tokens].filter((token) => token.startsWith('--'))};
}

/** The rules of a sheet for each page. Pages that need the same rules get the same text. */
export function createStyles(sheet: Sheet, needs: readonly Needs[]): string[] {
  const keyOf = ({mask}: Needs): string => Buffer.from(mask).toString('latin1');
  const texts = new Map<string, string>();
  for (const [key, alike] of Map.groupBy(needs, keyOf)) {
    const mask = alike[0]?.mask ?? new Uint8Array();
    texts.set(
      key,
      printSelected(
        sheet,
        mask,
        alike.flatMap(({reads}) => reads),
      ),
    );
  }
  return needs.map((need) => texts.get(keyOf(need)) ?? '');
}

/** Replaces the style sheet of each page, which blocks the first paint, with the rules the page uses. */
export function inlineStyles(outDir: string): PageWork {
  const needs: Needs[] = [];
  let shared: {address: string; sheet: Sheet} | undefined;
  return {
    each: (page) => {
      const address = String(findStyleSheet(page).properties['href']);
      shared ??= {address, sheet: readSheet(readFileSync(path.join(outDir, address), 'utf8'))};
      if (address !== shared.address)
        throw new Error(`${page.path} has a different style sheet than ${shared.address}.`);
      needs.push(readNeeds(shared.sheet, page.tree));
    },
    all: (pages) => {
      if (shared === undefined) return;
      const styles = createStyles(shared.sheet, needs);
      const sheet = h('link', {rel: 'stylesheet', href: shared.address});
      pages.forEach((page, index) => {
        changeHead(page, 'instead of', findStyleSheet(page), [h('style', styles[index]), h('noscript', sheet)]);
      });
    },
  };
}
