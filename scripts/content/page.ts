import {readdirSync, existsSync} from 'node:fs';
import path from 'node:path';

import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {explainSyntaxError, readFrontMatter, type FrontMatter} from './syntax.ts';

import type {Nodes, Root} from 'mdast';

export type PageKind = 'doc' | 'post' | 'faq' | 'page';

/** Something to change. A note needs no change: it says what will happen. */
export type Complaint = {line: number; message: string; note?: true};

/** `isBody` is false for front matter and attributes, where no component can be. */
export type Prose = {text: string; line: number; isBody: boolean};

/** A page in MDX, or a file of questions. */
export type Page = FrontMatter & {
  kind: PageKind;
  /** Path from the project's root. */
  file: string;
  text: string;
  tree: Root;
  /** Address on the site. */
  address: string;
  /** Drafts are shown by `npm run dev` only. */
  draft: boolean;
  /** Line in the file of a node, from 1. */
  lineOf: (node: Nodes) => number;
};

/** A doc with steps. The first page of a topic leads to guides, and the API reference is looked up. */
export function isGuide({kind, file}: Pick<Page, 'kind' | 'file'>): boolean {
  return kind === 'doc' && !file.endsWith('/index.mdx') && !file.includes('/api/');
}

type Place = {folder: string; kind: PageKind; address: (file: string, slug: unknown) => string};

/** Where pages in MDX are, and the address of each. */
const places: readonly Place[] = [
  {
    folder: 'docs',
    kind: 'doc',
    address: (file) => `/docs/${file.replace(/(?:^|\/)index\.mdx$/, '').replace(/\.mdx$/, '')}`.replace(/\/$/, ''),
  },
  {
    folder: 'blog',
    kind: 'post',
    address: (file, slug) => `/blog/${typeof slug === 'string' ? slug : (file.split('/')[0] ?? '')}`,
  },
  {
    folder: 'src/content/faq',
    kind: 'faq',
    // Questions about usage have a page of their own.
    address: (file) => (file === 'usage-billing.mdx' ? '/billing-faq' : '/faq'),
  },
  {folder: 'src/pages', kind: 'page', address: (file) => `/${file.replace(/(?:\/?index)?\.mdx$/, '')}`},
];

/** Folders with pages in MDX. */
export const pageFolders = places.map(({folder}) => folder);

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Attributes of components that a reader sees. */
const visibleAttributes = new Set(['title', 'label', 'alt', 'caption', 'text', 'description', 'who']);

/** All files below a folder of the project, as sorted paths from that folder; empty when there is no such folder. */
export function listFiles(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(start, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** Paths of all pages in MDX, from the project's root. Docusaurus ignores names that start with an underscore. */
export function listPages(root: string): string[] {
  return pageFolders.flatMap((folder) =>
    listFiles(root, folder)
      .filter((file) => file.endsWith('.mdx') && !/(?:^|\/)_/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

/** Reads the text of a page. `complaints` has what keeps its front matter or its body from being read. */
export function parsePage(file: string, text: string): Page {
  const place = places.find(({folder}) => file.startsWith(`${folder}/`));
  if (place === undefined) throw new Error(`${file} is in none of the folders for pages.`);
  const matter = readFrontMatter(text, place.kind);
  const complaints = [...matter.complaints];
  const offset = matter.lines;
  const body = text.split('\n').slice(offset);
  let tree: Root = {type: 'root', children: []};
  try {
    tree = parser.parse(body.join('\n'));
  } catch (error) {
    complaints.push(explainSyntaxError(error, body, offset));
  }
  return {
    ...matter,
    complaints,
    kind: place.kind,
    file,
    text,
    tree,
    address: place.address(file.slice(place.folder.length + 1), matter.data.slug),
    draft: matter.data.draft === true,
    lineOf: (node) => (node.position?.start.line ?? 1) + offset,
  };
}

/** A node and everything in it, parents first. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** The words of a node as a reader sees them, code included. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Attributes of a component that are written as plain text, by name; empty for other nodes. */
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

/** Stretches of prose with their lines: no code, no addresses. */
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

/** Number of words a reader reads, without code blocks. */
export function countWords({tree}: Page): number {
  return [...walk(tree)]
    .flatMap((node) => (node.type === 'text' || node.type === 'inlineCode' ? [node.value] : []))
    .flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu) ?? []).length;
}
