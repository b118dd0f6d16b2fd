import {releaseKinds} from '#src/content/pages/changelog';
import {officeDay} from '#src/lib/publish-date';
import {readJson} from '../lib/project.mjs';
import {CommandError} from '../lib/terminal.ts';
import type {PageKind} from './complaint.ts';
import {isIndex, listPages, locatePage} from './page.ts';
import {questionLimits, titleLimits} from './shape.ts';
import {readBlog} from './site.ts';
import {readFrontMatter} from './syntax.ts';
import {description, templates} from './templates.ts';

import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {stringify} from 'yaml';

export type NewPageKind = Exclude<PageKind, 'page'> | 'topic';

export type NewPageOptions = {in?: string; author?: string; category?: string; publish?: boolean; today?: Date};

export type NewPage = {
  /** Path relative to the project. */
  file: string;
  address: string;
  /** Other valid folders or categories: values of `--in` or `--category`. */
  others: readonly string[];
};

type Request = {root: string; title: string; slug: string; date: string; options: NewPageOptions};

/** A page to create: its place, and what its front matter has besides title and description. */
type Plan = NewPage & {fields: Readonly<Record<string, unknown>>; text: string; category?: object};

const longestSlug = 60;

/** Position of a topic in the sidebar; undefined without a file that says it. */
const positionOf = (root: string, topic: string): number | undefined =>
  (readJson(path.join(root, 'docs', topic.split('/')[0] ?? '', '_category_.json')) as {position?: number} | undefined)
    ?.position;

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

function choose(value: string | undefined, choices: readonly string[], what: string): string {
  const chosen = value ?? choices[0];
  if (chosen === undefined) throw new CommandError(`There is no ${what} yet. Add one first.`);
  if (choices.includes(chosen)) return chosen;
  throw new CommandError(`There is no ${what} “${chosen}”. Choose one of: ${choices.join(', ')}.`);
}

/** Front matter and address of each page; of FAQ files also the anchors. */
function readPages(root: string) {
  return listPages(root).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const {kind} = locatePage(file);
    const {data} = readFrontMatter(text, kind);
    const anchors = kind === 'faq' ? Array.from(text.matchAll(/^## (.+)$/gm), ([, title = '']) => anchorOf(title)) : [];
    return {file, text, kind, data, anchors, address: locatePage(file, data.slug).address};
  });
}

type SourcePage = ReturnType<typeof readPages>[number];

const anchorOf = (title: string) => createSlugger().slug(title);

/** Docs folders with an index page, in sidebar order. */
function listTopics(root: string, pages: readonly SourcePage[]): string[] {
  const position = (topic: string) => positionOf(root, topic) ?? Number.MAX_SAFE_INTEGER;
  return pages
    .flatMap(({file}) => /^docs\/(.+)\/index\.mdx$/.exec(file)?.[1] ?? [])
    .sort((a, b) => position(a) - position(b) || a.localeCompare(b));
}

function planDoc({root, slug, options}: Request): Plan {
  const pages = readPages(root);
  const topics = listTopics(root, pages);
  const topic = choose(options.in, topics, 'topic');
  const inTopic = pages.filter(({file}) => path.posix.dirname(file) === `docs/${topic}`);
  const position = Math.max(0, ...inTopic.map(({data}) => Number(data.sidebar_position ?? 0))) + 1;
  const label = String(inTopic.find(({file}) => isIndex(file))?.data.title);
  const name = `docs/${topic}/${slug}`;
  return {
    file: `${name}.mdx`,
    address: `/${name}`,
    others: topics,
    fields: {sidebar_position: position, who: 'Member', plans: 'all', minutes: 10},
    text: templates.doc.replace('TOPIC', () => `[${label}](/docs/${topic})`),
  };
}

/** A topic isn't a draft: the list of all guides links to it as soon as its folder is there. */
function planTopic({root, title, slug}: Request): Plan {
  const topics = listTopics(root, readPages(root));
  const position = Math.max(0, ...topics.map((topic) => positionOf(root, topic) ?? 0)) + 1;
  return {
    file: `docs/${slug}/index.mdx`,
    address: `/docs/${slug}`,
    others: topics,
    fields: {sidebar_position: 0, draft: undefined},
    text: templates.topic,
    category: {label: title, position, collapsible: false},
  };
}

function planPost({root, slug, date, options}: Request): Plan {
  const {tags, categories, authors} = readBlog(root);
  const category = choose(options.category, categories, 'category');
  const tag = Object.keys(tags).find((key) => tags[key]?.label === category) ?? '';
  const author = choose(options.author, Object.keys(authors), 'author');
  const folders = readdirSync(path.join(root, 'blog'));
  const taken = folders.find((folder) => folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === slug);
  if (taken !== undefined) {
    throw new CommandError(`blog/${taken} already has that address. Choose another title, or edit that article.`);
  }
  return {
    file: `blog/${date}-${slug}/index.mdx`,
    address: `/blog/${slug}`,
    others: categories,
    fields: {slug, date, authors: author, category, tags: [tag]},
    text: templates.post,
  };
}

function planRelease({root, slug, date, options}: Request): Plan {
  const areas = Object.keys(readBlog(root).releaseTags).filter((tag) => !releaseKinds.some((kind) => kind === tag));
  const area = choose(options.in, areas, 'area');
  return {
    file: `changelog/${date}-${slug}.mdx`,
    address: `/changelog/${slug}`,
    others: areas,
    // Empty, so that the check asks for it.
    fields: {slug, date, tags: ['new', area], guide: ''},
    text: templates.release,
  };
}

/** Adds a question to a file of the FAQ. */
function addQuestion(root: string, question: string, options: NewPageOptions): NewPage {
  const files = new Map(
    readPages(root)
      .filter(({kind}) => kind === 'faq')
      .map((page) => [path.posix.basename(page.file, '.mdx'), page]),
  );
  const anchor = anchorOf(question);
  const taken = [...files.values()].find(({anchors}) => anchors.includes(anchor));
  if (taken) throw new CommandError(`${taken.file} already asks that. Ask something else, or edit that answer.`);
  const isOpen = (name: string) => (files.get(name)?.anchors.length ?? questionLimits.max) < questionLimits.max;
  const names = [...files.keys()];
  const open = names.filter(isOpen);
  const wanted = options.in ?? open[0];
  const name = wanted === undefined ? '' : choose(wanted, names, 'category');
  const page = files.get(name);
  if (page === undefined || !isOpen(name)) {
    const where = page?.file ?? 'Every category';
    const advice = open.length > 0 ? `, or choose: ${open.join(', ')}` : '';
    throw new CommandError(
      `${where} has ${questionLimits.max} questions, which is the limit. Replace one of them${advice}.`,
    );
  }
  writeFileSync(path.join(root, page.file), `${page.text.trimEnd()}\n\n## ${question}\n${templates.faq}`);
  const full = names.filter((name) => !isOpen(name)).map((name) => `${name} (full)`);
  return {file: page.file, address: `${page.address}#${anchor}`, others: [...open, ...full]};
}

const plans = {post: planPost, doc: planDoc, release: planRelease, topic: planTopic};

/** Creates a page. Throws CommandError, and writes nothing, if it can't. */
export function createPage(root: string, kind: NewPageKind, input: string, options: NewPageOptions = {}): NewPage {
  const trimmed = input.trim();
  const title = kind === 'faq' && !trimmed.endsWith('?') ? `${trimmed.replace(/[.!]$/, '')}?` : trimmed;
  const slug = toSlug(title);
  const limit = titleLimits[kind === 'topic' ? 'doc' : kind];
  if (slug === '') throw new CommandError('Give the page a title in quotes.');
  if (title.length > limit) {
    throw new CommandError(`Shorten the title to ${limit} characters; it has ${title.length}.`);
  }
  if (kind === 'faq') return addQuestion(root, title, options);
  const date = officeDay(options.today ?? new Date());
  const {fields, text, category, ...page} = plans[kind]({root, title, slug, date, options});
  const full = path.join(root, page.file);
  if (existsSync(full)) throw new CommandError(`${page.file} already exists. Choose another title, or edit that page.`);
  const matter = {title, description, ...(!options.publish && {draft: true}), ...fields};
  mkdirSync(path.dirname(full), {recursive: true});
  const categoryFile = path.join(path.dirname(full), '_category_.json');
  if (category && !existsSync(categoryFile)) writeFileSync(categoryFile, `${JSON.stringify(category, null, 2)}\n`);
  writeFileSync(full, `---\n${stringify(matter, {lineWidth: 0})}---\n${text}`);
  return page;
}
