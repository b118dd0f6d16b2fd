import {addressOfDoc, addressOfPost} from '#src/plugins/mdx-data/addresses';
import type {Compile, Compiled} from './compile.ts';
import type {Complaint, PageKind} from './complaint.ts';
import {explainFailure, type FrontMatter, readFrontMatter} from './syntax.ts';

import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-directive';

/** `isBody` is false in front matter and attributes, where components aren't allowed. */
export type Prose = {text: string; line: number; isBody: boolean};

/** An MDX page, or an FAQ file. */
export type Page = FrontMatter & {
  kind: PageKind;
  /** Path relative to the project. */
  file: string;
  text: string;
  tree: Root;
  /** IDs that links can use; undefined if it can't be rendered. */
  ids: ReadonlySet<string> | undefined;
  repeatedIds: readonly string[];
  /** Path on the site. */
  address: string;
  /** Drafts are visible in `npm run dev` only. */
  draft: boolean;
  /** Why it can't be compiled or rendered: each part that can't be parsed, or the first error after that. */
  failures: readonly Complaint[];
};

/** Line of a node in its file, from 1. */
export const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** The first page of a folder. */
export const isIndex = (file: string) => /\/index\.mdx?$/.test(file);

/** A doc with steps. Topic index pages, the API reference and pages with `kind: reference` have none. */
export function isGuide({kind, file, data}: Pick<Page, 'kind' | 'file' | 'data'>): boolean {
  return kind === 'doc' && !isIndex(file) && !file.includes('/api/') && data['kind'] !== 'reference';
}

type Place = {folder: string; kind: PageKind; address: (file: string, slug?: string) => string};

/** Folders of MDX pages, and how their addresses are made. */
const places: readonly Place[] = [
  {folder: 'docs', kind: 'doc', address: addressOfDoc},
  {folder: 'blog', kind: 'post', address: (file, slug) => addressOfPost('/blog', file, slug)},
  {folder: 'changelog', kind: 'release', address: (file, slug) => addressOfPost('/changelog', file, slug)},
  // Questions about usage have their own page.
  {folder: 'src/content/faq', kind: 'faq', address: (file) => (file === 'usage-billing.mdx' ? '/billing-faq' : '/faq')},
  {folder: 'src/pages', kind: 'page', address: (file) => `/${file.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`},
];

/** Folders with MDX pages. */
export const pageFolders = places.map(({folder}) => folder);

/** Component attributes visible to readers. */
const visibleAttributes = new Set(['title', 'label', 'alt', 'caption', 'text', 'description', 'who']);

/** All files below a folder, as sorted relative paths; empty if it doesn't exist. */
export function listFiles(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({parentPath, name}) => path.relative(start, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** Whether a file is a page. Docusaurus ignores names that start with an underscore. */
export const isPage = (file: string) =>
  /\.(?:mdx?|markdown)$/i.test(file) &&
  !file.includes('/_') &&
  pageFolders.some((folder) => file.startsWith(`${folder}/`));

/** Paths of all MDX pages, relative to the project. */
export function listPages(root: string): string[] {
  return pageFolders.flatMap((folder) =>
    listFiles(root, folder)
      .map((file) => `${folder}/${file}`)
      .filter(isPage),
  );
}

/** Kind and address of a page, without reading its text. */
export function locatePage(file: string, slug?: unknown): {kind: PageKind; address: string} {
  const place = places.find(({folder}) => file.startsWith(`${folder}/`));
  if (place === undefined) throw new Error(`${file} is not in a folder for pages.`);
  try {
    const address = place.address(file.slice(place.folder.length + 1), typeof slug === 'string' ? slug : undefined);
    return {kind: place.kind, address};
  } catch {
    // Docusaurus refuses that slug, or that name.
    return {kind: place.kind, address: `/${file.replace(/\.mdx?$/, '')}`};
  }
}

/** A list of guides reads the front matter of each, and of topics; the page with the mistake, or the folder, has the complaint. */
const isOfAnotherPage = (error: unknown): boolean =>
  /\bYAMLParseError\b|compact mappings|a topic needs this/.test(String(error));

/** Most parts of a page that can't be parsed. After that, one error may follow from another. */
const mostFailures = 8;

const blank = (line: string): string => ' '.repeat(line.length);

/** A text without the part that can't be parsed: each line with the tag that the message names, or the paragraph. */
function withoutPart(text: string, {line, message}: Complaint): string {
  const lines = text.split('\n');
  const [, tag] =
    /<\/?([A-Za-z][\w.-]*)/.exec(message) ?? /^\s*<\/?([A-Za-z][\w.-]*)/.exec(lines[line - 1] ?? '') ?? [];
  // Without one tag, the components around it would lack their parts.
  const isTag = (content: string) =>
    tag !== undefined && (/^\s*<\/?[A-Z]/.test(content) || new RegExp(`</?${tag}\\b`).test(content));
  if (lines.some(isTag)) return lines.map((content) => (isTag(content) ? blank(content) : content)).join('\n');
  const isEmpty = (at: number) => (lines[at] ?? '').trim() === '';
  let [from, to] = [line - 1, line - 1];
  while (from > 0 && !isEmpty(from - 1)) from -= 1;
  while (to < lines.length - 1 && !isEmpty(to + 1)) to += 1;
  return lines.map((content, at) => (at >= from && at <= to ? blank(content) : content)).join('\n');
}

/** Compiles a page. Where a part can't be parsed, it goes on without it, so that one mistake doesn't hide the others. */
async function compileParts(
  body: string,
  compile: (text: string) => Promise<Compiled>,
  explain: (error: unknown) => Complaint,
): Promise<Omit<Compiled, 'error'> & {failures: readonly Complaint[]}> {
  const failures: Complaint[] = [];
  let text = body;
  let {error, ...compiled} = await compile(text);
  while (error !== undefined && !isOfAnotherPage(error)) {
    const failure = explain(error);
    failures.push(failure);
    const rest = withoutPart(text, failure);
    const isParsed = compiled.tree.children.length > 0;
    if (isParsed || failure.line === 0 || rest === text || failures.length === mostFailures) break;
    text = rest;
    ({error, ...compiled} = await compile(text));
  }
  // Parts that were left out may have IDs, too.
  return failures.length === 0 ? {...compiled, failures} : {tree: compiled.tree, failures};
}

/** Most characters of a page, without pictures inside the text. Some checks take seconds for more. */
const longest = 500_000;

/** Reads a page. `complaints` has the errors in its front matter; `failures` say why its body can't be shown. */
export async function readPage(file: string, content: string, compile: Compile): Promise<Page> {
  // Notepad writes a byte order mark, and Windows ends lines with two characters.
  const whole = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const isTooLong = whole.replace(/data:image\/[^\s)>"]+/g, '').length > longest;
  const text = isTooLong ? whole.slice(0, 5000) : whole;
  const matter = readFrontMatter(text, locatePage(file).kind);
  const {data, lines: end} = matter;
  const {kind, address} = locatePage(file, data.slug);
  const lines = text.split('\n');
  // Blanks instead of front matter, and of lines that Docusaurus removes, so that lines and offsets stay the same.
  const body = lines
    .map((line, at) => (at < end ? blank(line) : line))
    .join('\n')
    .replace(/^( *`{3,4} *mdx-code-block)(\n[^]*?\n)( *`{3,4})$/gm, (_, open: string, inner: string, close: string) =>
      [blank(open), inner, blank(close)].join(''),
    );
  const compileText = (text: string) => compile({file, text, frontMatter: data, address, isArticle: kind === 'post'});
  const {failures, ...compiled} = await compileParts(body, compileText, (error) => explainFailure(error, lines, end));
  return {
    ids: undefined,
    repeatedIds: [],
    ...compiled,
    ...matter,
    kind,
    file,
    text,
    address,
    draft: data.draft === true,
    failures: isTooLong
      ? [{line: end + 1, message: `Divide this page: it has ${(whole.length / 1e6).toFixed(1)} MB of text.`}]
      : failures,
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
  // The parser takes “9:05am” for a directive.
  if (node.type === 'textDirective' && node.children.length === 0) return `:${node.name}`;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Attributes of a component by name; those without a value are empty. */
export function attributesOf(node: Nodes): Map<string, string> {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return new Map();
  return new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && (typeof attribute.value === 'string' || !attribute.value)
        ? [[attribute.name, attribute.value ?? '']]
        : [],
    ),
  );
}

/** Prose with its lines: no code, no URLs. */
export function* proseOf({tree, data, lineOfField}: Page): Generator<Prose> {
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
