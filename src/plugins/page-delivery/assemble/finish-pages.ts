import {createHash} from 'node:crypto';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {PageParts} from '../page-parts';
import {printLaterSheet} from '../styles/later-sheet';
import {createStyleReader} from '../styles/page-styles';
import {rewritePage} from './head';
import {createFilePrinter, type PageFiles} from './held-files';
import {speculationRules} from './speculation';

/** How many pages are in memory at a time. */
const batch = 64;

export type BuiltPage = {pathname: string; parts: PageParts; files: PageFiles};

/** File of a page in the build, with `trailingSlash: false`. */
export function fileOf(outDir: string, pathname: string): string {
  if (pathname.endsWith('.html')) return path.join(outDir, pathname);
  return path.join(outDir, pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`);
}

/** Replaced in one step: other plugins read pages at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

/** Works through a list, some at a time. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += batch) {
    const some = items.slice(at, at + batch).map((item, index) => work(item, at + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

/** Puts the sheet beside Docusaurus' own, under a name that changes with it. Resolves to its address. */
async function writeLaterSheet(outDir: string, sheet: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const address = path.posix.join(path.posix.dirname(sheet), `later.${hash}.css`);
  await writeFile(path.join(outDir, address), css);
  return address;
}

/** Rewrites every page of the build. */
export async function finishPages(outDir: string, pages: readonly BuiltPage[], boot: string): Promise<void> {
  const read = ({pathname}: BuiltPage): Promise<string> => readFile(fileOf(outDir, pathname), 'utf8');
  const sheet = pages[0]?.files.css;
  if (sheet === undefined) return;
  const css = await readFile(path.join(outDir, sheet), 'utf8');
  const styles = createStyleReader(css);
  const later = await writeLaterSheet(outDir, sheet, printLaterSheet(css));
  const needs = await inBatches(pages, async (page) => styles.read(await read(page)));
  const rules = styles.print(needs);
  const print = createFilePrinter(outDir);
  await inBatches(pages, async (page, at) => {
    const {parts, files} = page;
    const held = await print({...files, css: later});
    const head = {page: parts, files, held, boot, styles: rules[at], speculation: speculationRules};
    await replaceFile(fileOf(outDir, page.pathname), rewritePage(await read(page), head));
  });
}
