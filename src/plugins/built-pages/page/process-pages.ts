import {printPage} from './change-page';
import {type Page, type PageRecord, parsePage, recordOf} from './page';

import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** What a step does with the pages. */
export type PageWork = {
  /** Runs on each page, in order of path, while the page's elements are in memory. */
  each?: (page: Page) => Promise<void> | void;
  /** Runs once, when every step has seen every page. Of the pages only the records are left. */
  all?: (pages: readonly PageRecord[]) => Promise<void> | void;
};

export type Step = PageWork & {name: string};

/** File of a page in the build, with `trailingSlash: false`. */
function fileOf(outDir: string, route: string): string {
  if (route.endsWith('.html')) return path.join(outDir, route);
  return path.join(outDir, route.endsWith('/') ? `${route}index.html` : `${route}.html`);
}

/**
 * Runs the steps on every page of the build and writes the pages. One page's elements are in memory at a time.
 * @param titleEnd Suffix of each title: ` · ` and the company's name.
 */
export async function processPages(
  steps: readonly Step[],
  {outDir, routes, titleEnd}: {outDir: string; routes: readonly string[]; titleEnd: string},
): Promise<void> {
  const runStep = async (name: string, run: () => Promise<void> | void): Promise<void> => {
    try {
      await run();
    } catch (cause) {
      throw new Error(`built-pages failed at the step "${name}".`, {cause});
    }
  };
  const read = (route: string): Promise<string> => readFile(fileOf(outDir, route), 'utf8');

  const records: PageRecord[] = [];
  for (const route of [...new Set(routes)].sort()) {
    const page = parsePage(await read(route), route, titleEnd);
    for (const {name, each} of steps) if (each) await runStep(name, () => each(page));
    records.push(recordOf(page));
  }
  for (const {name, all} of steps) if (all) await runStep(name, () => all(records));
  for (const {path: route, changes} of records)
    await writeFile(fileOf(outDir, route), printPage(await read(route), changes));
}
