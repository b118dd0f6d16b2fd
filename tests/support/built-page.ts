import {builtFileExists, builtPageExists, type DataNode, readBuiltPage, readDataNodes} from './built-site';

import {selectAll} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {getAttributeValue, removeElement, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';

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
  // Six times as fast as parse5, which browsers' rules for broken HTML make slow.
  const page = parseDocument(html);
  const find = (selector: string) => selectAll<AnyNode, Element>(selector, page);
  // Not visible to readers.
  for (const element of find('script, style, template')) removeElement(element);
  const values: BuiltPage['values'] = (selector, attribute) =>
    find(selector).map((element) => getAttributeValue(element, attribute) ?? '');
  return {
    html,
    data: readDataNodes(html),
    values,
    count: (selector) => find(selector).length,
    sizes: (selector) => find(selector).map((element) => selectAll<AnyNode, Element>('*', element).length + 1),
    texts: (selector) => find(selector).map((element) => textContent(element).replaceAll(/\s+/g, ' ').trim()),
    ids: new Set(values('[id]', 'id')),
  };
}

/** The faults of a page; `undefined` is none. */
export type FindFaults = (page: BuiltPage, path: string) => (string | undefined)[];

/** The faults of pages, each with its page's path. */
export function findFaults(paths: readonly string[], find: FindFaults): string[] {
  if (paths.length === 0) throw new Error('No pages to look at.');
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
