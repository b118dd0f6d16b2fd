import {textOf} from './text';
import {elementsIn, findElement} from './tree';

import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

/** A replaced part of the HTML: its offsets, and the new elements. */
export type Change = {start: number; end: number; elements: readonly Element[]};

/** What is kept of each page until the end of the build: a site's whole HTML needs gigabytes in memory. */
export type PageRecord = {
  /** `/pricing`; the home page is `/`, the not-found page `/404.html`. */
  path: string;
  /** With all changes applied; each is also recorded in `changes`. */
  head: Element;
  changes: Change[];
  /** Text of `<title>`, without the site's name. */
  title: string;
  /** Text of the `<h1>`. */
  heading: string;
  description: string;
  /** Path of the canonical address. Differs from `path` for a second address of a page. */
  canonicalPath: string;
  /** False when the page's robots tag says `noindex`. */
  isIndexed: boolean;
  /** Name of the page above this one in its breadcrumbs (structured data), unless that is the home page. */
  parent: string | undefined;
};

/** A parsed page. Its elements have all changes applied. */
export type Page = PageRecord & {
  /** As Docusaurus wrote it. */
  html: string;
  tree: Root;
  body: Element;
  main: Element;
};

type HeadFacts = Pick<PageRecord, 'title' | 'description' | 'canonicalPath' | 'isIndexed'>;
type Crumb = {name: string; item?: string};
type StructuredData = {'@type'?: string; itemListElement?: readonly Crumb[]};

const parser = unified().use(rehypeParse);

function readHead(head: Element, path: string): HeadFacts {
  const facts: HeadFacts = {title: '', description: '', canonicalPath: path, isIndexed: true};
  for (const element of elementsIn(head)) {
    const {name, content, rel, href} = element.properties;
    if (element.tagName === 'title') facts.title = textOf(element);
    if (name === 'description') facts.description = String(content);
    if (name === 'robots') facts.isIndexed = !String(content).includes('noindex');
    if (String(rel) === 'canonical') facts.canonicalPath = new URL(String(href)).pathname;
  }
  return facts;
}

/** Breadcrumbs start with the home page. Some end with the page itself, without a link. */
function readParent(tree: Root): string | undefined {
  const data = [...elementsIn(tree)]
    .filter(({properties}) => properties['type'] === 'application/ld+json')
    .flatMap(({children: [text]}) => (text?.type === 'text' ? [JSON.parse(text.value) as StructuredData] : []));
  const crumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  return crumbs.slice(1).findLast(({item}) => item !== undefined)?.name;
}

/**
 * Parses a built page. Throws when a required element is missing.
 * @param titleEnd Suffix of each title: ` · ` and the company's name.
 */
export function parsePage(html: string, path: string, titleEnd = ''): Page {
  const tree = parser.parse(html);
  const find = (name: string, parent: Root | Element): Element => {
    const element = findElement(parent, name);
    if (element === undefined) throw new Error(`The page ${path} has no <${name}>. Every page needs one.`);
    return element;
  };
  const [head, body] = [find('head', tree), find('body', tree)];
  const main = find('main', body);
  const {title, ...facts} = readHead(head, path);
  return {
    path,
    html,
    tree,
    head,
    body,
    main,
    changes: [],
    ...facts,
    title: title.endsWith(titleEnd) ? title.slice(0, title.length - titleEnd.length) : title,
    heading: textOf(find('h1', main)),
    parent: readParent(tree),
  };
}

/** The record of a page, without its elements. */
export function recordOf({html: _html, tree: _tree, body: _body, main: _main, ...record}: Page): PageRecord {
  return record;
}

/** Whether lists of pages (search, sitemap, llms.txt) include this one. */
export function isListed({isIndexed, canonicalPath, path}: PageRecord): boolean {
  return isIndexed && canonicalPath === path;
}
