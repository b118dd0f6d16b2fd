import {groupMasks, type Mask} from './group';
import {fits, selectRules} from './select';
import {readSheet, selectorsOf, type Node} from './sheet';
import {readTokens} from './tokens';

/** A Content-Security-Policy can name so many hashes without becoming a burden to each answer. */
const mostStyles = 24;

export type PageNeeds = {mask: Mask; customs: readonly string[]};

export type StyleReader = {
  /** What a page needs of the sheet. */
  read: (html: string) => PageNeeds;
  /** The rules for each of these pages, as text. Pages with similar needs get the same. */
  print: (pages: readonly PageNeeds[]) => string[];
};

function weighSelectors(nodes: readonly Node[]): number[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return weighSelectors(node.nodes);
    if (node.kind !== 'rule') return [];
    const body = node.properties.reduce((sum, {text}) => sum + text.length + 1, 2);
    return node.selectors.map(({text}) => text.length + 1 + body / node.selectors.length);
  });
}

/** Finds the rules of a style sheet that a page can show. */
export function createStyleReader(css: string): StyleReader {
  const sheet = readSheet(css);
  const selectors = selectorsOf(sheet);
  const weights = weighSelectors(sheet);
  return {
    read: (html) => {
      const tokens = readTokens(html);
      return {
        mask: Uint8Array.from(selectors, (selector) => Number(fits(selector, tokens))),
        customs: [...tokens].filter((token) => token.startsWith('--')),
      };
    },
    print: (pages) => {
      const masks = groupMasks(
        pages.map(({mask}) => mask),
        weights,
        mostStyles,
      );
      const texts = new Map<Mask, string>();
      for (const mask of new Set(masks)) {
        const reads = new Set(pages.filter((_, at) => masks[at] === mask).flatMap(({customs}) => customs));
        const kept = new Set(selectors.filter((_, at) => mask[at] === 1));
        texts.set(mask, selectRules(sheet, {keeps: (selector) => kept.has(selector), reads}));
      }
      return masks.map((mask) => texts.get(mask) ?? '');
    },
  };
}
