import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';

import {releaseKinds} from '#src/content/pages/changelog';
import {officeDay} from '#src/lib/publish-date';
import {questionLimits, titleLimits} from './shape.ts';
import {listPages, parsePage, type Page, type PageKind} from './page.ts';
import {anchorsOf, readBlog} from './site.ts';
import {createDoc, createPost, createQuestion, createRelease} from './templates.ts';

/** Why a page can't be created, and what to do about it. */
export class CannotCreate extends Error {}

export type NewPageKind = Exclude<PageKind, 'page'>;

export type NewPageOptions = {in?: string; author?: string; category?: string; publish?: boolean; today?: Date};

export type NewPage = {
  /** Path relative to the project. */
  file: string;
  address: string;
  /** Other valid folders or categories: values of `--in` or `--category`. */
  others: readonly string[];
};

type Request = {root: string; title: string; options: NewPageOptions; draft: boolean};

const longestSlug = 60;

/** Slug of a title: lowercase letters, digits and hyphens, cut between words. */
export function toSlug(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= longestSlug ? slug : slug.slice(0, slug.lastIndexOf('-', longestSlug));
}

function choose(value: string | undefined, known: readonly string[], what: string): string {
  const chosen = value ?? known[0];
  if (chosen === undefined) throw new CannotCreate(`There is no ${what} yet. Add one first.`);
  if (known.includes(chosen)) return chosen;
  throw new CannotCreate(`There is no ${what} “${chosen}”. Choose one of: ${known.join(', ')}.`);
}

function requireTitle(title: string, kind: NewPageKind): void {
  const limit = titleLimits[kind];
  if (toSlug(title) === '') throw new CannotCreate('Give the page a title in quotes.');
  if (title.length > limit) {
    throw new CannotCreate(`Shorten the title to ${String(limit)} characters; it has ${String(title.length)}.`);
  }
}

function readPages(root: string): Page[] {
  return listPages(root).map((file) => parsePage(file, readFileSync(path.join(root, file), 'utf8')));
}

function write(root: string, file: string, text: string): string {
  const full = path.join(root, file);
  if (existsSync(full)) throw new CannotCreate(`${file} already exists. Choose another title, or edit that page.`);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
  return file;
}

/** Docs folders with an index page, in sidebar order. */
function listTopics(root: string, pages: readonly Page[]): string[] {
  const position = (topic: string): number => {
    const file = path.join(root, 'docs', topic.split('/')[0] ?? '', '_category_.json');
    const category = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {position?: number}) : {};
    return category.position ?? Number.MAX_SAFE_INTEGER;
  };
  return pages
    .flatMap(({file}) => /^docs\/(.+)\/index\.mdx$/.exec(file)?.[1] ?? [])
    .sort((one, other) => position(one) - position(other) || one.localeCompare(other));
}

function newDoc({root, title, options, draft}: Request): NewPage {
  requireTitle(title, 'doc');
  const pages = readPages(root);
  const topics = listTopics(root, pages);
  const topic = choose(options.in, topics, 'topic');
  const inTopic = pages.filter(({file}) => path.posix.dirname(file) === `docs/${topic}`);
  const position = Math.max(0, ...inTopic.map(({data}) => Number(data.sidebar_position ?? 0))) + 1;
  const index = {
    title: String(inTopic.find(({file}) => file.endsWith('/index.mdx'))?.data.title),
    address: `/docs/${topic}`,
  };
  const text = createDoc({title, position, draft, topic: index});
  const name = `${topic}/${toSlug(title)}`;
  return {file: write(root, `docs/${name}.mdx`, text), address: `/docs/${name}`, others: topics};
}

function newPost({root, title, options, draft}: Request): NewPage {
  requireTitle(title, 'post');
  const slug = toSlug(title);
  const {tags, categories, authors} = readBlog(root);
  const category = choose(options.category, categories, 'category');
  const tag = Object.keys(tags).find((key) => tags[key]?.label === category) ?? '';
  const author = choose(options.author, Object.keys(authors), 'author');
  const date = officeDay(options.today ?? new Date());
  const taken = readdirSync(path.join(root, 'blog')).find(
    (folder) => folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === slug,
  );
  if (taken !== undefined) {
    throw new CannotCreate(`blog/${taken} already has that address. Choose another title, or edit that article.`);
  }
  const text = createPost({title, slug, date, author, category, tag, draft});
  return {file: write(root, `blog/${date}-${slug}/index.mdx`, text), address: `/blog/${slug}`, others: categories};
}

function newRelease({root, title, options, draft}: Request): NewPage {
  requireTitle(title, 'release');
  const slug = toSlug(title);
  const areas = Object.keys(readBlog(root).releaseTags).filter((tag) => !releaseKinds.some((kind) => kind === tag));
  const area = choose(options.in, areas, 'area');
  const date = officeDay(options.today ?? new Date());
  const text = createRelease({title, slug, date, area, draft});
  return {file: write(root, `changelog/${date}-${slug}.mdx`, text), address: `/changelog/${slug}`, others: areas};
}

function newQuestion({root, title, options}: Request): NewPage {
  const question = title.endsWith('?') ? title : `${title.replace(/[.!]$/, '')}?`;
  requireTitle(question, 'faq');
  const pages = readPages(root).filter(({kind}) => kind === 'faq');
  const files = new Map(pages.map((page) => [path.posix.basename(page.file, '.mdx'), page]));
  const anchor = createSlugger().slug(question);
  const taken = pages.find((page) => anchorsOf(page).includes(anchor));
  if (taken) throw new CannotCreate(`${taken.file} already asks that. Ask something else, or edit that answer.`);
  const open = [...files].filter(([, page]) => anchorsOf(page).length < questionLimits.max).map(([name]) => name);
  const full = [...files.keys()].filter((name) => !open.includes(name));
  const wanted = options.in ?? open[0];
  const name = wanted === undefined ? undefined : choose(wanted, [...files.keys()], 'category');
  const page = name === undefined ? undefined : files.get(name);
  if (page === undefined || full.includes(name ?? '')) {
    const where = page?.file ?? 'Every category';
    const advice = open.length > 0 ? `, or choose: ${open.join(', ')}` : '';
    throw new CannotCreate(
      `${where} has ${String(questionLimits.max)} questions, which is the limit. Replace one of them${advice}.`,
    );
  }
  writeFileSync(path.join(root, page.file), `${page.text.trimEnd()}\n${createQuestion(question)}`);
  const others = [...open, ...full.map((one) => `${one} (full)`)];
  return {file: page.file, address: `${page.address}#${anchor}`, others};
}

/** Page types, and the options of each. */
export const kinds = {
  post: {create: newPost, options: ['author', 'category', 'publish']},
  doc: {create: newDoc, options: ['in', 'publish']},
  release: {create: newRelease, options: ['in', 'publish']},
  faq: {create: newQuestion, options: ['in']},
} as const;

/** Creates a page. Throws `CannotCreate`, and writes nothing, if it can't. */
export function createPage(root: string, kind: NewPageKind, title: string, options: NewPageOptions = {}): NewPage {
  return kinds[kind].create({root, title: title.trim(), options, draft: options.publish !== true});
}
