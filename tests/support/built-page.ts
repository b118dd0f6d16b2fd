import {readBuiltPage, readDataNodes, type DataNode} from './built-site';

import {load} from 'cheerio';

/** A page of the build, parsed once, with readers that take CSS selectors. */
export type BuiltPage = {
  html: string;
  /** What the page tells search engines. */
  data: DataNode[];
  count: (selector: string) => number;
  /** Texts of all elements that match, as a visitor reads them, with single spaces. */
  texts: (selector: string) => string[];
  /** Values of an attribute of all elements that match; empty where it is missing. */
  values: (selector: string, attribute: string) => string[];
  ids: ReadonlySet<string>;
};

const pages = new Map<string, BuiltPage>();

function parse(html: string): BuiltPage {
  const page = load(html);
  const data = readDataNodes(html);
  // No part of what a visitor reads.
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
    texts: (selector) =>
      page(selector)
        .toArray()
        .map((element) => page(element).text().replaceAll(/\s+/g, ' ').trim()),
    ids: new Set(values('[id]', 'id')),
  };
}

/** Reads a page of the build by its address. */
export function openBuiltPage(path: string): BuiltPage {
  const page = pages.get(path) ?? parse(readBuiltPage(path));
  pages.set(path, page);
  return page;
}
