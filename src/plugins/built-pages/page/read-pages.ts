import {printPage} from './change-page';
import {parsePage, type Page} from './page';

import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** File of a page in the build, with `trailingSlash: false`. */
function fileOf(outDir: string, route: string): string {
  if (route.endsWith('.html')) return path.join(outDir, route);
  return path.join(outDir, route.endsWith('/') ? `${route}index.html` : `${route}.html`);
}

/**
 * Reads every page of the build, sorted by path.
 * @param titleEnd Suffix of each title: ` · Scalewell`.
 */
export function readPages(outDir: string, routes: readonly string[], titleEnd: string): Promise<Page[]> {
  const paths = [...new Set(routes)].sort();
  return Promise.all(
    paths.map(async (route) => parsePage(await readFile(fileOf(outDir, route), 'utf8'), route, titleEnd)),
  );
}

/** Writes every page with its changes. */
export async function writePages(outDir: string, pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => writeFile(fileOf(outDir, page.path), printPage(page))));
}
