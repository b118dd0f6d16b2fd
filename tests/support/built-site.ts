import {existsSync, readdirSync, readFileSync} from 'node:fs';

import {inProject} from '../../scripts/lib/project.mjs';

/** Paths of all pages in the sitemap of the built site: `/`, `/pricing` … */
export function sitemapPaths(): string[] {
  const file = inProject('build/sitemap.xml');
  if (!existsSync(file)) {
    throw new Error('There is no built site. Run `npm run build` first, or `npm test`, which builds and tests.');
  }
  const locations = readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(locations, ([, location]) => new URL(location ?? '').pathname);
}

/** True when the built site has a page at this path. */
export function builtPageExists(path: string): boolean {
  return existsSync(inProject('build', path === '/' ? 'index.html' : `${path}.html`));
}

/** Addresses of all files of the build, by name: `/pricing.html`. */
export function builtFiles(): string[] {
  return readdirSync(inProject('build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`.slice(inProject('build').length).replaceAll('\\', '/'));
}

/** True when the build has a file of this name. */
export const builtFileExists = (address: string): boolean => existsSync(inProject(`build${address}`));

/** Paths of all pages of the built site, listed or not. */
export function builtPages(): string[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, '').replace(/\/index$/, '/'))
    .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
    .sort();
}

/** Paths of pages that answer and are in no list: steps of a form, second addresses, pages for people who build the site. */
export function unlistedPages(): string[] {
  const listed = new Set([...sitemapPaths(), '/404']);
  return builtPages().filter((path) => !listed.has(path));
}

/** A file of the built site by its address. */
export function readBuilt(address: string): Buffer {
  return readFileSync(inProject(`build${address}`));
}

/** HTML of a page of the built site. Asking the local server for each page takes a minute. */
export function readBuiltPage(path: string): string {
  return readBuilt(path === '/' ? '/index.html' : `${path}.html`).toString();
}

/** A node of structured data as it stands in a page. */
export type DataNode = {[property: string]: unknown; '@type'?: string};

/** What a page tells search engines, in the order in which it stands. */
export function readDataNodes(html: string): DataNode[] {
  return Array.from(
    html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json) as DataNode,
  );
}
