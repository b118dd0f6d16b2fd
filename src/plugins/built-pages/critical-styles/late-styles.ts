import {writeHashed} from '../hashes';
import {matchSelectors, printScoped} from './select-rules';
import {readSheet} from './sheet';

import {readFileSync} from 'node:fs';
import path from 'node:path';

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
