import {appendToBody} from '../page/change-page';
import type {Page} from '../page/page';
import {elementsIn} from '../page/tree';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {s} from 'hastscript';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

/** `/img/marks.svg#one`: a symbol of a sprite file. */
const external = /^(?<file>\/[^#]+\.svg)#(?<name>.+)$/;

const parser = unified().use(rehypeParse, {fragment: true});

/** The symbols and groups of a sprite file by id, without the line breaks between their shapes. */
function readSprite(file: string): Map<unknown, Element> {
  const elements = [...elementsIn(parser.parse(readFileSync(file, 'utf8')))];
  for (const element of elements) {
    element.children = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  }
  return new Map(elements.map((element) => [element.properties['id'], element]));
}

/**
 * Returns a function that copies the symbols a page uses from sprite files into the page, once each, with the symbols these draw. Parsing
 * an external sprite delays the first paint by 90 ms on a phone for eight small logos. React keeps the file's URL for logos that appear
 * later. What is drawn without JavaScript, and by scripts later, is only added to the tree, so that the page gets its styles.
 */
export function createSymbolInliner(outDir: string): (page: Page) => void {
  const sprites = new Map<string, Map<unknown, Element>>();
  return (page) => {
    const printed = new Map<string, Element>();
    /** Adds a symbol and those it draws, and returns its address in the page. */
    const add = (symbols: Map<string, Element>, file: string, name: string): string => {
      const id = `symbol-${name}`;
      const sprite = sprites.get(file) ?? readSprite(path.join(outDir, file));
      sprites.set(file, sprite);
      if (!symbols.has(id)) {
        const symbol = sprite.get(name);
        if (symbol === undefined) throw new Error(`${page.path} uses ${file}#${name}, but ${file} has no such symbol.`);
        const copy = s(symbol.tagName, {...symbol.properties, id}, structuredClone(symbol.children));
        symbols.set(id, copy);
        for (const {tagName, properties} of elementsIn(copy)) {
          if (tagName === 'use') properties['href'] = add(symbols, file, String(properties['href']).slice(1));
        }
      }
      return `#${id}`;
    };
    const elements = [...elementsIn(page.body)];
    // Most browsers never draw these.
    const spare = new Set(
      elements.flatMap((element) => (element.tagName === 'noscript' ? [...elementsIn(element)] : [])),
    );
    for (const element of elements) {
      const href = element.tagName === 'use' ? String(element.properties['href']) : '';
      const {file, name = ''} = external.exec(href)?.groups ?? {};
      const [start, end] = [element.position?.start.offset, element.position?.end.offset];
      if (file === undefined || start === undefined || end === undefined) continue;
      if (spare.has(element)) {
        const unprinted = new Map<string, Element>();
        add(unprinted, file, name);
        element.children.push(...unprinted.values());
        continue;
      }
      element.properties['href'] = add(printed, file, name);
      page.changes.push({start, end, elements: [element]});
    }
    if (printed.size > 0) appendToBody(page, [s('svg', {style: 'display:none'}, [...printed.values()])]);
  };
}
