import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readCategories, readYaml} from '../project-files.mjs';
import {readPages} from '../read-pages.mjs';
import {questions, titleLimits} from '../rules/limits.mjs';
import {anchorsOf, slugify} from '../site-addresses.mjs';
import {toDay, toSlug} from './names.mjs';
import {createDoc, createPost, createQuestion} from './templates.mjs';

/** What keeps a page from being made, in words that say what to do. */
export class CannotCreate extends Error {}

function choose(wanted, known, what) {
  if (wanted === undefined) return known[0];
  if (known.includes(wanted)) return wanted;
  throw new CannotCreate(`There is no ${what} “${wanted}”. Choose one of: ${known.join(', ')}.`);
}

function requireTitle(title, kind) {
  const limit = titleLimits[kind];
  if (title === '' || toSlug(title) === '') throw new CannotCreate('Give the page a title, in quotes.');
  if (title.length > limit) throw new CannotCreate(`Shorten the title to ${limit} characters; it has ${title.length}.`);
}

function write(root, file, text) {
  const full = path.join(root, file);
  if (existsSync(full)) throw new CannotCreate(`${file} is there already. Choose another title, or edit that page.`);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
  return file;
}

/** Folders of the documentation that have an index page, in the order of the sidebar. */
function listTopics(root, pages) {
  const position = (topic) => {
    const file = path.join(root, 'docs', topic, '_category_.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).position ?? 99) : 99;
  };
  return pages
    .flatMap(({file}) => /^docs\/(.+)\/index\.mdx$/.exec(file)?.[1] ?? [])
    .sort((one, other) => position(one.split('/')[0]) - position(other.split('/')[0]) || one.localeCompare(other));
}

function newDoc(root, title, {in: place, draft}) {
  requireTitle(title, 'doc');
  const pages = readPages(root);
  const topics = listTopics(root, pages);
  const topic = choose(place, topics, 'topic');
  if (topic === undefined) throw new CannotCreate('docs/ has no topic: a folder with an index.mdx. Make one first.');
  const inTopic = pages.filter(({file}) => path.posix.dirname(file) === `docs/${topic}`);
  const position = Math.max(0, ...inTopic.map(({data}) => data.sidebar_position ?? 0)) + 1;
  const index = inTopic.find(({file}) => file.endsWith('/index.mdx'));
  const text = createDoc({title, position, draft, topic: {title: index.data.title, address: index.address}});
  return {
    file: write(root, `docs/${topic}/${toSlug(title)}.mdx`, text),
    address: `/docs/${topic}/${toSlug(title)}`,
    others: topics,
  };
}

function newPost(root, title, {author, category, draft, today}) {
  requireTitle(title, 'post');
  const slug = toSlug(title);
  const tags = readYaml(root, 'blog/tags.yml');
  const chosen = choose(category, readCategories(root), 'category');
  const tag = Object.keys(tags).find((key) => tags[key].label === chosen);
  const writer = choose(author, Object.keys(readYaml(root, 'blog/authors.yml')), 'author');
  const date = toDay(today);
  const taken = readdirSync(path.join(root, 'blog')).find(
    (folder) => folder.replace(/^\d{4}-\d{2}-\d{2}-/, '') === slug,
  );
  if (taken)
    throw new CannotCreate(`blog/${taken} has that address already. Choose another title, or edit that article.`);
  const text = createPost({title, slug, date, author: writer, category: chosen, tag, draft});
  return {
    file: write(root, `blog/${date}-${slug}/index.mdx`, text),
    address: `/blog/${slug}`,
    others: readCategories(root),
  };
}

function newQuestion(root, title, {in: place}) {
  const question = title.endsWith('?') ? title : `${title.replace(/[.!]$/, '')}?`;
  requireTitle(question, 'faq');
  const files = readPages(root).filter(({kind}) => kind === 'faq');
  const nameOf = ({file}) => path.posix.basename(file, '.mdx');
  const hasRoom = (file) => anchorsOf(file).length < questions.most;
  const taken = files.find((file) => anchorsOf(file).includes(slugify(question)));
  if (taken) throw new CannotCreate(`${taken.file} asks that already. Ask something else, or edit that answer.`);
  const open = files.filter(hasRoom).map(nameOf);
  const chosen = choose(place, place === undefined ? open : files.map(nameOf), 'category');
  const file = files.find((one) => nameOf(one) === chosen);
  if (file === undefined || !hasRoom(file)) {
    throw new CannotCreate(
      `${file?.file ?? 'Every category'} has ${questions.most} questions, which is enough. Replace one of them${open.length > 0 ? `, or choose: ${open.join(', ')}` : ''}.`,
    );
  }
  writeFileSync(path.join(root, file.file), `${file.text.trimEnd()}\n${createQuestion({title: question})}`);
  return {file: file.file, address: `${file.address}#${slugify(question)}`, others: open};
}

/** What can be made, and by which options. */
export const kinds = {
  post: {create: newPost, options: ['author', 'category', 'publish']},
  doc: {create: newDoc, options: ['in', 'publish']},
  faq: {create: newQuestion, options: ['in']},
};

/**
 * Makes a page and returns its `file`, its `address` and where it could stand instead (`others`).
 * Throws `CannotCreate` and writes nothing when something is in the way.
 * @param {string} root
 * @param {string} kind
 * @param {string} title
 * @param {{in?: string, author?: string, category?: string, publish?: boolean, today?: Date}} [options]
 * @returns {{file: string, address: string, others: string[]}}
 */
export function createPage(root, kind, title, {publish = false, today = new Date(), ...options} = {}) {
  return kinds[kind].create(root, title.trim(), {...options, draft: !publish, today});
}
