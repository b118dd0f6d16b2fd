import {blogCategories} from '#src/content/blog/categories';
import {faces} from '#src/content/company/faces';
import {guidePictures} from '#src/content/pictures/guides/registry';
import {prices} from '#src/content/pricing/prices';
import {isScheduled} from '#src/lib/publish-date';
import {createEventsPage, createResources} from '#src/plugins/api-reference/pages';
import {readSpec, specFile} from '#src/plugins/api-reference/spec';
import {families} from '#src/site/families';
import {secondAddresses} from '#src/site/second-addresses';
import type {loadComponents} from './compile.ts';
import {listFiles, type Page} from './page.ts';
import {suggest} from './suggest.ts';

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';

type Names = Awaited<ReturnType<typeof loadComponents>>['names'];

type Tags = Readonly<Record<string, {label: string; permalink: string}>>;

/** Everything pages can refer to. */
export type Site = ReturnType<typeof readBlog> & {
  root: string;
  /** Names that MDX can use. */
  names: Names;
  /** Price names by amount: `$497` is `team`. */
  prices: ReadonlyMap<string, string>;
  /** Every valid link target, with its IDs if the page is MDX. */
  addresses: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Addresses of pages by file. */
  files: ReadonlyMap<string, string>;
  /** Addresses of pages by title, in lowercase letters. */
  titles: ReadonlyMap<string, string>;
  /** Addresses of pages that aren't in MDX. */
  routes: ReadonlySet<string>;
  /** Pages whose parts are unknown, because the site has not been built yet; links to such parts add them. */
  unchecked: Set<string>;
  /** Publication dates of unpublished articles, by address. */
  scheduled: ReadonlyMap<string, string>;
};

function readText(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/** An author of the blog. */
export type Author = {name?: unknown; title?: unknown; image_url?: unknown};

/** Tags, authors and categories of the blog, and the tags of the changelog. */
export function readBlog(root: string) {
  const readYaml = (file: string): unknown => parseYaml(readText(root, file)) ?? {};
  return {
    tags: readYaml('blog/tags.yml') as Tags,
    authors: readYaml('blog/authors.yml') as Readonly<Record<string, Author | undefined>>,
    releaseTags: readYaml('changelog/tags.yml') as Tags,
    categories: blogCategories,
  };
}

/** Pages generated from the OpenAPI file, and that file. */
function listApiPages(root: string): string[] {
  const file = path.join(root, specFile);
  if (!existsSync(file)) return [];
  const {spec} = readSpec(file);
  const pages = createResources(spec).flatMap(({object, operations}) => [object, ...operations]);
  return [...pages.map(({to}) => to), createEventsPage(spec).to, '/openapi.json', '/postman.json'];
}

/** Address of a page that isn't in MDX, or of an MDX page of `src/pages`, by its file. */
export function routeOf(file: string): string | undefined {
  const [, route] = /^src\/pages\/(.+)\.(?:tsx|mdx)$/.exec(file) ?? [];
  if (route !== undefined) return /(?:^|\/)_/.test(route) ? undefined : `/${route.replace(/(?:^|\/)index$/, '')}`;
  const [, folder = '', pages, name = ''] = /^src\/content\/([\w-]+)\/(pages\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  const isFamily = pages === undefined && families.some((family) => family === folder) && name !== 'index-page';
  const isList = pages !== undefined && ['integrations', 'case-studies'].includes(folder);
  return isFamily || isList ? `/${folder}/${name}` : undefined;
}

function listRoutes(root: string): string[] {
  const files = ['src/pages', 'src/content'].flatMap((folder) =>
    listFiles(root, folder).map((file) => `${folder}/${file}`),
  );
  return [...files.flatMap((file) => routeOf(file) ?? []), ...listApiPages(root), ...Object.keys(secondAddresses)];
}

/** Addresses of the tags of a blog. */
export const tagAddresses = (blog: string, tags: unknown) =>
  Object.values((tags ?? {}) as Tags).map(({permalink}) => `/${blog}/tags${permalink}`);

const feeds = ['', '/rss.xml', '/atom.xml', '/feed.json'];
/** Pages Docusaurus generates for articles and the changelog, besides the entries. */
const blogPages = [
  ...[...feeds, '/archive', '/tags', '/authors'].map((at) => `/blog${at}`),
  ...feeds.map((at) => `/changelog${at}`),
];

/** Collects everything pages can refer to. `today` decides which articles are published. */
export function readSite(root: string, pages: readonly Page[], names: Names, today: Date): Site {
  const titles = new Map(pages.map(({data, address}) => [String(data.title).toLowerCase(), address]));
  const blog = {...readBlog(root), titles};
  const scheduled = new Map<string, string>();
  const addresses = new Map<string, Set<string> | undefined>();
  const drawn = Object.keys(faces).map((name) => `/img/people/${name}.svg`);
  const files = [...listFiles(root, 'static').map((file) => `/${file}`), ...drawn];
  const lists = [
    ...tagAddresses('blog', blog.tags),
    ...tagAddresses('changelog', blog.releaseTags),
    ...Object.keys(blog.authors).map((key) => `/blog/authors/${key}`),
  ];
  for (const address of [...listRoutes(root), ...files, ...blogPages, ...lists]) {
    addresses.set(address, undefined);
  }
  const routes = new Set(addresses.keys());
  for (const page of pages.filter(({draft}) => !draft)) {
    const {date} = page.data;
    if (page.kind === 'post' && typeof date === 'string' && isScheduled(date, today)) {
      scheduled.set(page.address, date);
    }
    // An FAQ file is a section of its page, named after the file.
    const section = page.kind === 'faq' ? [path.posix.basename(page.file, '.mdx')] : [];
    addresses.set(page.address, page.ids && new Set([...(addresses.get(page.address) ?? []), ...section, ...page.ids]));
  }
  const priceNames = new Map(Object.entries(prices).map(([name, price]) => [price, name]));
  const sources = new Map(pages.map(({file, address}) => [file, address]));
  return {root, names, ...blog, prices: priceNames, addresses, files: sources, routes, scheduled, unchecked: new Set()};
}

/** IDs on a page of the last build, or undefined if that page wasn't built. */
export function readBuiltIds(root: string, address: string): ReadonlySet<string> | undefined {
  const html = readText(root, `build${address === '/' ? '/index' : address}.html`);
  return html === ''
    ? undefined
    : new Set(Array.from(html.matchAll(/\sid=(?:"([^"]+)"|([^\s>"]+))/g), ([, a, b]) => a ?? b ?? ''));
}

/** Complaint about the name of a guide's picture; undefined if it exists. */
export function checkGuidePicture(name: string): string | undefined {
  if (guidePictures[name] !== undefined) return undefined;
  return `Unknown picture “${name}”.${suggest(name, Object.keys(guidePictures), '“', '”')} CONTRIBUTING.md says how to add one.`;
}

/** Labels of the controls in the picture of a guide. */
export const controlsOf = (name: string): string[] => guidePictures[name]?.rows.map(({label}) => label) ?? [];
