import {inProject} from '../../scripts/lib/project.mjs';

import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** Paths of all pages in the sitemap of the built site: `/`, `/pricing` … */
export function sitemapPaths(): string[] {
  const locations = readBuilt('/sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(locations, ([, location]) => new URL(location ?? '').pathname);
}

/** Whether the built site has a page at this path. */
export function builtPageExists(path: string): boolean {
  return existsSync(inProject('build', path === '/' ? 'index.html' : `${path}.html`));
}

/** Paths of all built files: `/pricing.html`. */
export function builtFiles(): string[] {
  return readdirSync(inProject('build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`.slice(inProject('build').length).replaceAll('\\', '/'));
}

/** Whether the build has this file. */
export const builtFileExists = (address: string): boolean => existsSync(inProject(`build${address}`));

/** Paths of all built pages, listed or not. */
export function builtPages(): string[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, '').replace(/\/index$/, '/'))
    .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
    .sort();
}

/** Paths of pages in no list: form steps, second addresses, pages for developers. */
export function unlistedPages(): string[] {
  const listed = new Set([...sitemapPaths(), '/404']);
  return builtPages().filter((path) => !listed.has(path));
}

/** A built file by its path. */
export function readBuilt(address: string): Buffer {
  return readFileSync(inProject(`build${address}`));
}

/** HTML of a built page. Requesting every page from a local server would take a minute. */
export function readBuiltPage(path: string): string {
  return readBuilt(path === '/' ? '/index.html' : `${path}.html`).toString();
}

/** A node of structured data, as written in the page. */
export type DataNode = {[property: string]: unknown; '@type'?: string};

/** Structured data of a page, in document order. */
export function readDataNodes(html: string): DataNode[] {
  return Array.from(
    html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json) as DataNode,
  );
}
