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

/** The symbols of a sprite file by id. */
function readSprite(file: string): Map<unknown, Element> {
  const elements = [...elementsIn(parser.parse(readFileSync(file, 'utf8')))];
  return new Map(
    elements.filter(({tagName}) => tagName === 'symbol').map((symbol) => [symbol.properties['id'], symbol]),
  );
}

/**
 * Returns a function that copies the symbols a page uses from sprite files into the page, once each. Parsing an external sprite delays the
 * first paint by 90 ms on a phone for eight small logos. React keeps the file's URL for logos that appear later.
 */
export function createSymbolInliner(outDir: string): (page: Page) => void {
  const sprites = new Map<string, Map<unknown, Element>>();
  return (page) => {
    const symbols = new Map<string, Element>();
    for (const element of elementsIn(page.body)) {
      const href = element.tagName === 'use' ? String(element.properties['href']) : '';
      const {file, name} = external.exec(href)?.groups ?? {};
      const [start, end] = [element.position?.start.offset, element.position?.end.offset];
      if (file === undefined || start === undefined || end === undefined) continue;
      const sprite = sprites.get(file) ?? readSprite(path.join(outDir, file));
      sprites.set(file, sprite);
      const symbol = sprite.get(name);
      if (symbol === undefined) throw new Error(`${page.path} uses ${href}, but ${file} has no such symbol.`);
      const id = `symbol-${name}`;
      symbols.set(id, s('symbol', {...symbol.properties, id}, symbol.children));
      element.properties['href'] = `#${id}`;
      page.changes.push({start, end, elements: [element]});
    }
    if (symbols.size > 0) appendToBody(page, [s('svg', {style: 'display:none'}, [...symbols.values()])]);
  };
}
