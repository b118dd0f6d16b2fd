import {blogCategories} from '#src/content/blog/categories';
import {confirmationHours} from '#src/content/blog/newsletter-form';
import {confirmHours, newsletterPages} from '#src/contracts/newsletter';
import {inProject} from '../../../scripts/lib/project.mjs';
import {repeated, wordRuns} from '../../support/copy';
import {readMdx} from '../../support/mdx';
import {listFiles, readText} from '../../support/source-tree';

import {existsSync} from 'node:fs';
import {parse} from 'yaml';

type Entry = Record<string, string>;

const readEntries = (file: string): [string, Entry][] =>
  Object.entries(parse(readText(`blog/${file}`)) as Record<string, Entry>);

const tags = new Map(readEntries('tags.yml'));
const authors = readEntries('authors.yml').map(([key]) => key);

type Matter = {category: string; authors: string; date: string; tags: string[]; featured?: boolean; draft?: boolean};

/** Published articles only; drafts may be unfinished. */
const articles = listFiles(['blog'], ['.mdx'])
  .map((file) => ({file, ...readMdx(file)}))
  .map(({data, ...article}) => ({...article, data: data as Matter}))
  .filter(({data}) => data.draft !== true);

/** Sequences of twelve words, without sample messages, which may repeat. */
const runsOf = (text: string) => new Set(wordRuns(text.replace(/^>.*$/gm, ''), 12));

describe('the set of articles', () => {
  test('has at least seven, and one of each category', () => {
    expect(articles.length).toBeGreaterThanOrEqual(7);
    expect(new Set(articles.map(({data}) => data.category))).toEqual(new Set(blogCategories));
  });

  test('has a featured article', () => {
    expect(articles.some(({data}) => data.featured === true)).toBe(true);
  });

  test('has one article a day', () => {
    expect(repeated(articles.map(({data}) => data.date))).toEqual([]);
  });

  test('has no twelve-word sequence in two articles, or in an article and the docs', () => {
    const docs = listFiles(['docs'], ['.mdx']).map((file) => ({name: file, runs: runsOf(readText(file))}));
    const posts = articles.map(({file, body}) => ({name: file, runs: runsOf(body)}));
    const shared = posts.flatMap(({name, runs}, at) =>
      [...posts.slice(at + 1), ...docs].flatMap((other) =>
        [...runs].filter((run) => other.runs.has(run)).map((run) => `${name} and ${other.name}: “${run}”`),
      ),
    );
    expect(shared).toEqual([]);
  });
});

describe('tags and authors', () => {
  test('each tag has a label and is used', () => {
    const used = new Set(articles.flatMap(({data}) => data.tags));
    expect([...tags].filter(([tag, {label}]) => !used.has(tag) || !label)).toEqual([]);
  });

  test('each author has written something', () => {
    const writing = new Set(articles.map(({data}) => data.authors));
    expect(authors.filter((key) => !writing.has(key))).toEqual([]);
  });
});

test('the pages of the newsletter state the real lifetime of the link, and exist', () => {
  expect(confirmationHours).toBe(confirmHours);
  for (const page of Object.values(newsletterPages)) {
    const exists = ['.tsx', '/index.tsx'].some((ending) => existsSync(inProject(`src/pages/${page}${ending}`)));
    expect(`${page} ${exists}`).toBe(`${page} true`);
  }
});
