import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {blogCategories} from '#src/content/blog/categories';
import * as newsletter from '#src/content/blog/newsletter';
import * as pages from '#src/content/blog/pages';
import {confirmHours, newsletterPages} from '#src/contracts/newsletter';
import {wordRuns} from '../support/copy';
import {fittingDescription, repeated} from '../support/copy-rules';

const root = path.join(__dirname, '../..');
const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');

type Entry = Record<string, string>;

/** The entries of one of the blog's YAML files, by key. */
function readEntries(file: string): Map<string, Entry> {
  const blocks = read('blog', file)
    .replace(/^#.*\n/gm, '')
    .split(/^(?=[a-z])/m)
    .map((block) => block.trim())
    .filter(Boolean);
  return new Map(
    blocks.map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const fields = lines.map((line) => /^ {2}(\w+): (.*)$/.exec(line)).filter((match) => match !== null);
      return [head.replace(/:$/, ''), Object.fromEntries(fields.map(([, key = '', value = '']) => [key, value]))];
    }),
  );
}

const tags = readEntries('tags.yml');
const authors = readEntries('authors.yml');

type Article = {folder: string; data: Entry; tags: string[]; body: string};

function readArticle(folder: string): Article {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read('blog', folder, 'index.mdx')) ?? [];
  const data = Object.fromEntries(
    [...matter.matchAll(/^(\w+): *(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
  return {
    folder,
    data,
    tags: (data.tags ?? '').replace(/[[\]]/g, '').split(', ').filter(Boolean),
    body,
  };
}

/** Published articles only; drafts may be unfinished. */
const articles = readdirSync(path.join(root, 'blog'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => readArticle(name))
  .filter(({data}) => data.draft !== 'true');

/** Sequences of twelve words, without sample messages, which may repeat. */
const runsOf = (text: string) => new Set(wordRuns(text.replace(/^>.*$/gm, ''), 12));

describe('the set of articles', () => {
  test('has at least seven, and one of each category', () => {
    expect(articles.length).toBeGreaterThanOrEqual(7);
    expect(new Set(articles.map(({data}) => data.category))).toEqual(new Set(blogCategories));
  });

  test('has a featured article', () => {
    expect(articles.some(({data}) => data.featured === 'true')).toBe(true);
  });

  test('repeats no title, description, slug or date', () => {
    for (const key of ['title', 'description', 'slug', 'date']) {
      expect(repeated(articles.map(({data}) => data[key] ?? ''))).toEqual([]);
    }
  });

  test('has no twelve-word sequence in two articles, or in an article and the docs', () => {
    const docs = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => ({name: `docs/${file}`, runs: runsOf(read('docs', file))}));
    const posts = articles.map(({folder, body}) => ({name: folder, runs: runsOf(body)}));
    const shared = posts.flatMap(({name, runs}, at) =>
      [...posts.slice(at + 1), ...docs].flatMap((other) =>
        [...runs].filter((run) => other.runs.has(run)).map((run) => `${name} and ${other.name}: “${run}”`),
      ),
    );
    expect(shared).toEqual([]);
  });
});

describe('tags and authors', () => {
  test('each tag has a unique label and description, and is used', () => {
    const used = new Set(articles.flatMap((article) => article.tags));
    expect([...tags.keys()].filter((tag) => !used.has(tag))).toEqual([]);
    expect(
      [...tags.values()].filter(({label, description}) => !label || !fittingDescription.test(description ?? '')),
    ).toEqual([]);
    expect(repeated([...tags.values()].flatMap(({label = '', description = ''}) => [label, description]))).toEqual([]);
  });

  test('each category has a tag with its name', () => {
    expect(blogCategories.filter((name) => tags.get(name.toLowerCase())?.label !== name)).toEqual([]);
  });

  test('each author has a role, a page, a picture and a description, and has written something', () => {
    const writing = new Set(articles.map(({data}) => data.authors));
    for (const [key, {name, title, page, description, ...rest}] of authors) {
      expect({
        key,
        name: Boolean(name),
        title: Boolean(title),
        page,
        fits: fittingDescription.test(description ?? ''),
        rest,
      }).toEqual({
        key,
        name: true,
        title: true,
        page: 'true',
        fits: true,
        rest: {image_url: expect.stringMatching(/^\/img\/people\/[a-z-]+\.(?:svg|avif|webp)$/) as string},
      });
      expect(writing).toContain(key);
    }
  });
});

describe('pages of the blog', () => {
  const metas = [
    pages.blogHome.meta,
    pages.pageOfList(pages.blogHome.meta, 2, 3),
    pages.topicsPage.meta,
    pages.writersPage.meta,
    pages.archivePage.meta,
    newsletter.subscribePage.meta,
    newsletter.checkInbox.meta,
    newsletter.confirmed.meta,
    newsletter.unsubscribed.meta,
  ];

  test('have unique titles and descriptions of 50 to 170 characters', () => {
    expect(metas.filter(({description}) => !fittingDescription.test(description))).toEqual([]);
    expect(repeated(metas.flatMap(({title, description}) => [title, description]))).toEqual([]);
  });

  test('state the real lifetime of the link, and link to existing pages', () => {
    expect(newsletter.confirmationHours).toBe(confirmHours);
    for (const page of Object.values(newsletterPages)) {
      const found = ['.tsx', '/index.tsx'].some((ending) => existsSync(path.join(root, 'src/pages', page + ending)));
      expect(`${page} ${found}`).toBe(`${page} true`);
    }
  });
});
