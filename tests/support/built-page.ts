import {builtFileExists, builtPageExists, readBuiltPage, readDataNodes, type DataNode} from './built-site';

import {load} from 'cheerio';

/** A built page, parsed once, with readers that take CSS selectors. */
export type BuiltPage = {
  html: string;
  /** Structured data of the page. */
  data: DataNode[];
  count: (selector: string) => number;
  /** Visible text of all matching elements, with normalized spaces. */
  texts: (selector: string) => string[];
  /** Attribute values of all matching elements; empty if missing. */
  values: (selector: string, attribute: string) => string[];
  /** Number of elements of each match, itself included. */
  sizes: (selector: string) => number[];
  ids: ReadonlySet<string>;
};

const pages = new Map<string, BuiltPage>();

function parse(html: string): BuiltPage {
  // These options choose htmlparser2, which is six times as fast as parse5.
  const page = load(html, {xml: {xmlMode: false, decodeEntities: true}});
  const data = readDataNodes(html);
  // Not visible to readers.
  page('script, style, template').remove();
  const values: BuiltPage['values'] = (selector, attribute) =>
    page(selector)
      .toArray()
      .map((element) => page(element).attr(attribute) ?? '');
  return {
    html,
    data,
    values,
    count: (selector) => page(selector).length,
    sizes: (selector) =>
      page(selector)
        .toArray()
        .map((element) => page(element).find('*').length + 1),
    texts: (selector) =>
      page(selector)
        .toArray()
        .map((element) => page(element).text().replaceAll(/\s+/g, ' ').trim()),
    ids: new Set(values('[id]', 'id')),
  };
}

/** The faults of a page; `undefined` is none. */
export type FindFaults = (page: BuiltPage, path: string) => (string | undefined)[];

/** The faults of pages, each with its page's path. */
export function findFaults(paths: readonly string[], find: FindFaults): string[] {
  return paths.flatMap((path) => {
    const faults = find(openBuiltPage(path), path).filter((fault) => fault !== undefined);
    return faults.map((fault) => `${path}: ${fault}`);
  });
}

/** Reads a built page by its path. */
export function openBuiltPage(path: string): BuiltPage {
  const page = pages.get(path) ?? parse(readBuiltPage(path));
  pages.set(path, page);
  return page;
}

/** Whether an address of this site leads to no page, file or anchor. */
export function isBrokenLink(address: string): boolean {
  const {pathname, hash} = new URL(address, 'https://site.example');
  if (/\.\w+$/.test(pathname)) return !builtFileExists(pathname);
  if (pathname.startsWith('/api/')) return false;
  if (!builtPageExists(pathname)) return true;
  return hash !== '' && !openBuiltPage(pathname).ids.has(decodeURIComponent(hash.slice(1)));
}
