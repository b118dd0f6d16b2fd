import {readdirSync, existsSync} from 'node:fs';
import path from 'node:path';

import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {PageKind} from './complaint.ts';
import {explainSyntaxError, readFrontMatter, type FrontMatter} from './syntax.ts';

import type {Nodes, Root} from 'mdast';

/** `isBody` is false in front matter and attributes, where components aren't allowed. */
export type Prose = {text: string; line: number; isBody: boolean};

/** An MDX page, or an FAQ file. */
export type Page = FrontMatter & {
  kind: PageKind;
  /** Path relative to the project. */
  file: string;
  text: string;
  tree: Root;
  /** Path on the site. */
  address: string;
  /** Drafts are visible in `npm run dev` only. */
  draft: boolean;
  /** Line of a node in the file, from 1. */
  lineOf: (node: Nodes) => number;
};

/** A doc with steps. Topic index pages and the API reference have none. */
export function isGuide({kind, file}: Pick<Page, 'kind' | 'file'>): boolean {
  return kind === 'doc' && !file.endsWith('/index.mdx') && !file.includes('/api/');
}

type Place = {folder: string; kind: PageKind; address: (file: string, slug?: string) => string};

/** Address of a file below another address: an index has its folder's. */
const below = (base: string, file: string) => path.posix.join(base, file.replace(/(?:(?:^|\/)index)?\.mdx$/, ''));

/** Folders of MDX pages, and how their addresses are made. */
const places: readonly Place[] = [
  {folder: 'docs', kind: 'doc', address: (file) => below('/docs', file)},
  {folder: 'blog', kind: 'post', address: (file, slug) => below('/blog', slug ?? file)},
  {folder: 'changelog', kind: 'release', address: (file, slug) => below('/changelog', slug ?? file)},
  // Questions about usage have their own page.
  {folder: 'src/content/faq', kind: 'faq', address: (file) => (file === 'usage-billing.mdx' ? '/billing-faq' : '/faq')},
  {folder: 'src/pages', kind: 'page', address: (file) => below('/', file)},
];

/** Folders with MDX pages. */
export const pageFolders = places.map(({folder}) => folder);

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Component attributes visible to readers. */
const visibleAttributes = new Set(['title', 'label', 'alt', 'caption', 'text', 'description', 'who']);

/** All files below a folder, as sorted relative paths; empty if it doesn't exist. */
export function listFiles(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(start, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** Paths of all MDX pages, relative to the project. Docusaurus ignores names that start with an underscore. */
export function listPages(root: string): string[] {
  return pageFolders.flatMap((folder) =>
    listFiles(root, folder)
      .filter((file) => file.endsWith('.mdx') && !/(?:^|\/)_/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

/** Parses a page. `complaints` has syntax errors in its front matter or body. */
export function parsePage(file: string, text: string): Page {
  const place = places.find(({folder}) => file.startsWith(`${folder}/`));
  if (place === undefined) throw new Error(`${file} is not in a folder for pages.`);
  const matter = readFrontMatter(text, place.kind);
  const {data, lines: offset} = matter;
  const complaints = [...matter.complaints];
  const body = text.split('\n').slice(offset);
  let tree: Root = {type: 'root', children: []};
  try {
    tree = parser.parse(body.join('\n'));
  } catch (error) {
    complaints.push(explainSyntaxError(error, body, offset));
  }
  const slug = typeof data.slug === 'string' ? data.slug : undefined;
  return {
    ...matter,
    complaints,
    kind: place.kind,
    file,
    text,
    tree,
    address: place.address(file.slice(place.folder.length + 1), slug),
    draft: data.draft === true,
    lineOf: (node) => (node.position?.start.line ?? 1) + offset,
  };
}

/** A node and everything in it, parents first. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** Visible text of a node, including code. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Plain-text attributes of a component by name; empty for other nodes. */
export function attributesOf(node: Nodes): Map<string, string> {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return new Map();
  return new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Prose with its lines: no code, no URLs. */
export function* proseOf({tree, lineOf, data, lineOfField}: Page): Generator<Prose> {
  for (const key of ['title', 'description', 'sidebar_label']) {
    const text = data[key];
    if (typeof text === 'string') yield {text, line: lineOfField(key), isBody: false};
  }
  for (const node of walk(tree)) {
    const line = lineOf(node);
    if (node.type === 'text') yield {text: node.value, line, isBody: true};
    if (node.type === 'image' && node.alt) yield {text: node.alt, line, isBody: false};
    for (const [name, text] of attributesOf(node)) if (visibleAttributes.has(name)) yield {text, line, isBody: false};
  }
}

/** Number of words, without code blocks. */
export function countWords({tree}: Page): number {
  return [...walk(tree)]
    .flatMap((node) => (node.type === 'text' || node.type === 'inlineCode' ? [node.value] : []))
    .flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu) ?? []).length;
}
