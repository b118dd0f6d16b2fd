import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';
import leven from 'leven';
import {parse as parseYaml} from 'yaml';

import {guidePictures} from '#src/content/pictures/guides/registry';
import {isScheduled} from '#src/lib/publish-date';
import {createEventsPage, createResources} from '#src/plugins/api-reference/pages';
import {readSpec, specFile} from '#src/plugins/api-reference/spec';
import {families} from '#src/site/families';
import {secondAddresses} from '#src/site/second-addresses';
import {listFiles, textOf, walk, type Page} from './page.ts';

type Tags = Readonly<Record<string, {label: string; permalink: string}>>;

/** Everything pages can refer to. */
export type Site = ReturnType<typeof readBlog> & {
  root: string;
  /** Price names by amount: `$497` is `team`. */
  prices: ReadonlyMap<string, string>;
  /** Every valid link target, with heading IDs if the page is MDX. */
  addresses: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Publication dates of unpublished articles, by address. */
  scheduled: ReadonlyMap<string, string>;
};

/** Heading IDs of a page, in order, as Docusaurus makes them: repeated ones get a number. */
export function anchorsOf({tree}: Pick<Page, 'tree'>): string[] {
  const {slug} = createSlugger();
  return [...walk(tree)].filter(({type}) => type === 'heading').map((heading) => slug(textOf(heading).trim()));
}

function readText(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/** Tags, authors and categories of the blog, and the tags of the changelog. */
export function readBlog(root: string) {
  const [, list = ''] = /blogCategories = \[([^\]]*)\]/.exec(readText(root, 'src/content/blog/categories.ts')) ?? [];
  const readYaml = (file: string): unknown => parseYaml(readText(root, file)) ?? {};
  return {
    tags: readYaml('blog/tags.yml') as Tags,
    authors: readYaml('blog/authors.yml') as Readonly<Record<string, unknown>>,
    releaseTags: readYaml('changelog/tags.yml') as Tags,
    categories: Array.from(list.matchAll(/'([^']+)'/g), ([, name = '']) => name),
  };
}

function readPrices(root: string): Site['prices'] {
  const text = readText(root, 'src/content/pricing/prices.ts');
  return new Map(
    Array.from(text.matchAll(/^ {2}'?([\w-]+)'?: '(\$[^']+)'/gm), ([, name = '', price = '']) => [price, name]),
  );
}

/** Pages generated from the OpenAPI file, and that file. */
function listApiPages(root: string): string[] {
  const file = path.join(root, specFile);
  if (!existsSync(file)) return [];
  const {spec} = readSpec(file);
  const pages = createResources(spec).flatMap(({object, operations}) => [object, ...operations]);
  return [...pages.map(({to}) => to), createEventsPage(spec).to, '/openapi.json'];
}

function* listRoutes(root: string): Generator<string> {
  for (const file of listFiles(root, 'src/pages')) {
    if (/\.(?:tsx|mdx)$/.test(file) && !/(?:^|\/)_/.test(file)) {
      yield `/${file.replace(/(?:\/?index)?\.(?:tsx|mdx)$/, '')}`;
    }
  }
  yield* listApiPages(root);
  yield* Object.keys(secondAddresses);
  for (const family of families) {
    for (const file of listFiles(root, `src/content/${family}`)) {
      if (/^[\w-]+\.ts$/.test(file) && file !== 'index-page.ts') yield `/${family}/${file.replace(/\.ts$/, '')}`;
    }
  }
  for (const folder of ['integrations', 'case-studies']) {
    for (const file of listFiles(root, `src/content/${folder}/pages`)) yield `/${folder}/${file.replace(/\.ts$/, '')}`;
  }
}

const feeds = ['', '/rss.xml', '/atom.xml', '/feed.json'];
/** Pages Docusaurus generates for articles and the changelog, besides the entries. */
const blogPages = [
  ...[...feeds, '/archive', '/tags', '/authors'].map((at) => `/blog${at}`),
  ...feeds.map((at) => `/changelog${at}`),
];

/** Collects everything pages can refer to. `today` decides which articles are published. */
export function readSite(root: string, pages: readonly Page[], today: Date): Site {
  const blog = readBlog(root);
  const scheduled = new Map<string, string>();
  const addresses = new Map<string, Set<string> | undefined>();
  const files = listFiles(root, 'static').map((file) => `/${file}`);
  const lists = [
    ...Object.values(blog.tags).map(({permalink}) => `/blog/tags${permalink}`),
    ...Object.values(blog.releaseTags).map(({permalink}) => `/changelog/tags${permalink}`),
    ...Object.keys(blog.authors).map((key) => `/blog/authors/${key}`),
  ];
  for (const address of [...listRoutes(root), ...files, ...blogPages, ...lists, '/docs']) {
    addresses.set(address, undefined);
  }
  for (const page of pages.filter(({draft}) => !draft)) {
    const {date} = page.data;
    if (page.kind === 'post' && typeof date === 'string' && isScheduled(date, today)) {
      scheduled.set(page.address, date);
    }
    // An FAQ file is a section of its page, named after the file.
    const section = page.kind === 'faq' ? [path.posix.basename(page.file, '.mdx')] : [];
    addresses.set(page.address, new Set([...(addresses.get(page.address) ?? []), ...section, ...anchorsOf(page)]));
  }
  return {root, ...blog, prices: readPrices(root), addresses, scheduled};
}

/** IDs on a page of the last build, or undefined if that page wasn't built. */
export function readBuiltIds(root: string, address: string): ReadonlySet<string> | undefined {
  const html = readText(root, `build${address === '/' ? '/index' : address}.html`);
  return html === ''
    ? undefined
    : new Set(Array.from(html.matchAll(/\sid=(?:"([^"]+)"|([^\s>"]+))/g), ([, a, b]) => a ?? b ?? ''));
}

/** The most similar known word, or undefined if none is close. */
export function findClosest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3))) + 1;
  for (const one of known) {
    const distance = leven(word, one);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}

/** Returns “Did you mean …?” with the most similar known word, or nothing if no word is similar enough. */
export function suggest(word: string, known: readonly string[], open = '', close = open): string {
  const closest = findClosest(word, known);
  return closest === undefined ? '' : ` Did you mean ${open}${closest}${close}?`;
}

/** Complaint about the name of a guide's picture; undefined if it exists. */
export function checkGuidePicture(name: string): string | undefined {
  if (guidePictures[name] !== undefined) return undefined;
  return `Unknown picture “${name}”.${suggest(name, Object.keys(guidePictures), '“', '”')} CONTRIBUTING.md says how to add one.`;
}
