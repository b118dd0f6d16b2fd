import {readBuiltPage, type BuiltPage} from './read-page';

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type PageFile = BuiltPage & {
  /** `/pricing`; the home page is `/`. */
  path: string;
};

/** File of a page in the build, or undefined when the route made none. */
export function findPageFile(outDir: string, route: string): string | undefined {
  const name = route.replace(/^\/|\/$|\.html$/g, '') || 'index';
  // Which of the two it is follows from `trailingSlash`.
  return [`${name}.html`, `${name}/index.html`].map((file) => path.join(outDir, file)).find((file) => existsSync(file));
}

export type Build = {
  outDir: string;
  routes: readonly string[];
  /** Addresses to leave out, besides pages that ask search engines to leave them out. */
  unlisted: readonly string[];
  /** What the site adds to each title: ` · Scalewell`. */
  titleEnd: string;
};

/**
 * Every listed page of the build, in the order of its address.
 *
 * Reads without waiting, on purpose: Docusaurus runs the `postBuild` of all plugins side by side, and another of them may
 * be rewriting a file by the time a promise settles.
 */
export function readBuild({outDir, routes, unlisted, titleEnd}: Build): PageFile[] {
  const paths = [...new Set(routes)].filter((route) => !unlisted.includes(route)).sort();
  return paths.flatMap((route) => {
    const file = findPageFile(outDir, route);
    const page = file === undefined ? undefined : readBuiltPage(readFileSync(file, 'utf8'), titleEnd);
    return page?.listed === true ? [{...page, path: route}] : [];
  });
}
