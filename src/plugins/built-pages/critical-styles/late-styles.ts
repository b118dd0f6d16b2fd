import {partAttribute, promptParts} from '#src/contracts/form-parts';
import {writeHashed} from '../hashes';
import {propertyOf} from '../page/tree';
import {matchSelectors, printScoped} from './select-rules';
import {readSheet, type Sheet} from './sheet';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';

/**
 * Words of a script or of HTML that can name a class, an ID or an element. Scripts may compute a heading's level, and the
 * tokens of themes are those of `html`.
 */
function readWords(text: string): Set<string> {
  const tokens = new Set(['*', 'html', 'h1', 'h2', 'h3', 'h4']);
  for (const [word] of text.matchAll(/[\w-]+/g)) tokens.add(word.toLowerCase()).add(`.${word}`).add(`#${word}`);
  return tokens;
}

const infima = '@layer docusaurus.infima';

/**
 * Returns a function that writes the style sheet for what a script adds to pages, which have only the rules of their own HTML.
 * It takes the sheet's name, the scripts or the HTML they add, and a selector of what they add, and returns the
 * address.
 * @param sheet Address of the site's style sheet.
 */
export function createLateStyles(outDir: string, sheet: string): (name: string, text: string, scope: string) => string {
  const whole = readSheet(readFileSync(path.join(outDir, sheet), 'utf8'));
  // Infima styles articles and the shell, which are in the page from the start.
  const rules = {...whole, nodes: whole.nodes.filter((node) => !('head' in node && node.head === infima))};
  return (name, text, scope) => {
    const words = readWords(text);
    const reads = [...words].filter((word) => word.startsWith('--'));
    const css = printScoped(rules, matchSelectors(rules, words), scope, reads);
    return writeHashed(outDir, `/assets/css/${name}.css`, css);
  };
}

const opened = 'dialog,[popover]:not(nav)';

/**
 * Added to each page: nothing of a menu or dialog is visible before its styles are there, but for two seconds at most, in case
 * they don't load. Browsers without popovers never show menus.
 */
export const waitingStyles =
  '@keyframes waiting{0%{opacity:0}}' +
  `:where(${opened}){animation:2s step-end waiting}` +
  '@supports not selector(:popover-open){[popover]:not(nav){display:none}}';

const partProperty = propertyOf(partAttribute);

/**
 * Whether an element shows nothing until a visitor does something: the header's menus, dialogs, and most of what a form shows
 * later. The sidebar of the documentation, a `nav`, is closed only in narrow windows.
 */
export function isClosed({tagName, properties}: Element): boolean {
  const {[partProperty]: part, popover} = properties;
  if (tagName === 'template') return part !== undefined && !promptParts.includes(String(part));
  return tagName === 'dialog' || (popover !== undefined && tagName !== 'nav');
}

/**
 * Matches closed elements, the copies of templates and what is in them. Without specificity: pages have some of the same
 * rules, and these come later, so all apply in their order.
 */
const closed = `:where(${opened},[${partAttribute}])`;

/**
 * Styles that no page needs to be shown: those of closed elements.
 * @param mask The selectors that can match in a closed element of any page.
 * @param open The selectors that can match elsewhere on any page.
 */
export function printClosed(sheet: Sheet, mask: Uint8Array, open: Uint8Array, reads: Iterable<string>): string {
  const shared = new Set(sheet.selectors.flatMap(({text}, at) => (open[at] ? text : [])));
  const free = new Set(sheet.selectors.map(({text}) => text)).difference(shared);
  const styles = printScoped(sheet, mask, `${closed},${closed} *`, reads, free);
  return `:where(${opened}){animation:none}${styles}`;
}
