import budgets from '../budgets.json' with {type: 'json'};
import {pageBudgets} from '../support/browser/bytes';
import {openBuiltPage} from '../support/built-page';
import {builtFiles, builtPages, readBuilt, readBuiltPage} from '../support/built-site';
import {listFiles} from '../support/source-tree';

import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** Bytes as a CDN stores them: brotli 11. */
const sizeOf = (...contents: (string | Buffer)[]): number =>
  contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);

const stylesIn = (html: string): string =>
  Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css]) => css).join('');

/** What is larger than its budget. */
const listExcess = (sizes: Readonly<Record<string, number>>, limits: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(sizes).flatMap(([name, size]) =>
    size > Number(limits[name] ?? 0) ? `${name}: ${String(size)}, at most ${String(limits[name])}` : [],
  );

test.each(pageBudgets)('HTML, styles and elements of $kind are within their budgets', ({path, ...budget}) => {
  const html = readBuiltPage(path);
  const [elements = 0] = openBuiltPage(path).sizes('html');
  const styles = sizeOf(stylesIn(html));
  expect([elements > 100, styles > 4000]).toEqual([true, true]);
  expect(listExcess({html: sizeOf(html), styles, elements}, budget)).toEqual([]);
});

// What a browser reads and lays out before the headline, which is the largest paint of most pages.
test.each(pageBudgets)('what is before the headline of $kind is within its budget', ({path, beforeHeadline}) => {
  const [before = ''] = readBuiltPage(path).split('<h1');
  const elements = before.slice(before.indexOf('<body')).match(/<[a-z]/g)?.length ?? 0;
  const sizes = {html: sizeOf(before), elements};
  expect(elements).toBeGreaterThan(20);
  expect(listExcess(sizes, beforeHeadline)).toEqual([]);
});

/** Addresses of built files whose names have a hash. */
const listHashed = (folder: string, name: string): string[] =>
  builtFiles().filter((file) => new RegExp(`^/assets/${folder}/(?:${name})\\.[\\da-f]+\\.${folder}$`).test(file));

const scriptsIn = (html: string): string[] =>
  Array.from(html.matchAll(/<script src="?([^\s">]+)/g), ([, src = '']) => src);

test('the scripts of each island and of forms are within their budgets, and the build has no others', () => {
  const sizeOfScripts = (addresses: string[]): number => sizeOf(...addresses.map(readBuilt));
  const sizes: Record<string, number> = {};
  for (const path of builtPages()) {
    // A page's list of files begins with those that all islands share.
    const [, files = ''] = readBuiltPage(path).split('<template id=island-files>');
    const [shared = '', ...groups] = files.split('<div data-files=');
    for (const group of groups) {
      const island = /^[\w-]+/.exec(group)?.[0] ?? '';
      sizes[island] ??= sizeOfScripts(scriptsIn(shared + group));
    }
  }
  expect(Object.values(sizes).filter((size) => size < 50_000)).toEqual([]);
  // A site may have no page with an island.
  const islands = listFiles(['src/parts'], ['.island.tsx']).map((file) => path.basename(file, '.island.tsx'));
  expect(Object.keys(budgets.islands).toSorted()).toEqual(islands.toSorted());
  expect(listExcess(sizes, budgets.islands)).toEqual([]);
  const forms = Object.keys(budgets.scripts).map((name) => [name, listHashed('js', name)] as const);
  expect(forms.filter(([, found]) => found.length !== 1)).toEqual([]);
  const formSizes = Object.fromEntries(forms.map(([name, found]) => [name, sizeOfScripts(found)]));
  expect(listExcess(formSizes, budgets.scripts)).toEqual([]);
  const known = listHashed('js', '\\d+|islands|island-[a-z-]+|search-engine|page-script|form-script|booking-script');
  expect(builtFiles().filter((file) => file.startsWith('/assets/js/') && !known.includes(file))).toEqual([]);
});

test('the whole style sheet, and the styles that scripts add, are within their budgets', () => {
  const lengthOf = (name: string): number =>
    listHashed('css', name).reduce((sum, file) => sum + readBuilt(file).length, 0);
  const sizes = {
    styles: lengthOf('styles'),
    late: lengthOf('(?:island|menu)-[a-z-]+'),
    print: sizeOf(...listHashed('css', 'print').map(readBuilt)),
  };
  expect(Object.entries(sizes).filter(([, size]) => size < 1000)).toEqual([]);
  expect(listExcess(sizes, budgets.sheets)).toEqual([]);
});
