import {needsText} from '#src/lib/picture-text';
import {keyed, mdx} from './file-formats';

import {globSync, readFileSync} from 'node:fs';

const pages = globSync([
  'blog/**/*.mdx',
  'docs/**/*.mdx',
  'changelog/*.mdx',
  'src/content/faq/*.mdx',
  'src/pages/*.mdx',
]);
const lists = ['blog/authors.yml', 'blog/tags.yml', 'changelog/tags.yml'];
const read = (file: string) => readFileSync(file, 'utf8').trim();

test('every file of the project is written as it was read', () => {
  expect(pages.length).toBeGreaterThan(3);
  for (const file of pages) expect([file, mdx.toFile(mdx.fromFile(read(file)))]).toEqual([file, read(file)]);
  for (const file of lists) expect([file, keyed.toFile(keyed.fromFile(read(file)))]).toEqual([file, read(file)]);
});

const article = `---
# Kept: this comment, the quotes and the brackets.
title: "What it costs: a worksheet"
date: 2026-08-18
tags: [booking, reporting]
word: "9:41"
---

Text.`;

test.each([
  ['a title', {title: 'New: a title'}, 'title: "What it costs: a worksheet"', 'title: "New: a title"'],
  ['a date', {date: '2026-09-01'}, 'date: 2026-08-18', 'date: 2026-09-01'],
  ['a list', {tags: ['booking']}, 'tags: [booking, reporting]', 'tags: [booking]'],
  ['a time, which older YAML takes for a number', {word: '10:30'}, 'word: "9:41"', 'word: "10:30"'],
  ['a flag', {draft: true}, 'word: "9:41"', 'word: "9:41"\ndraft: true'],
  ['an empty field', {word: ''}, 'word: "9:41"\n', ''],
  ['a flag that is off', {draft: false}, '', ''],
  ['a number', {minutes: 5}, 'word: "9:41"', 'word: "9:41"\nminutes: 5'],
])('%s changes its own line only', (_what, change, before, after) => {
  expect(mdx.toFile({...mdx.fromFile(article), ...change})).toBe(article.replace(before, after));
});

test('a new file has its fields in order, and a body', () => {
  const fields = {title: 'Hello', date: '2026-12-01', tags: ['sales'], word: '7', draft: false, body: 'Text.'};
  expect(mdx.toFile(fields)).toBe('---\ntitle: Hello\ndate: 2026-12-01\ntags: [sales]\nword: "7"\n---\n\nText.');
});

test('a file without front matter gets none', () => {
  expect(mdx.toFile({...mdx.fromFile('## A question?\n\nAn answer.'), body: '## A question?\n\nNo.'})).toBe(
    '## A question?\n\nNo.',
  );
});

test('a file with the line ends of Windows has its fields', () => {
  expect(mdx.toFile(mdx.fromFile(article.replaceAll('\n', '\r\n')))).toBe(article);
});

test('a picture without a description is refused with the words of the check, except in code', () => {
  const save = (body: string) => () => mdx.toFile({...mdx.fromFile(article), body});
  expect(save('Text.\n\n![](./board.webp)')).toThrow(
    expect.objectContaining({message: 'saving_failed', cause: new Error(needsText('./board.webp'))}),
  );
  expect(save('```md\n![](./a.png)\n```\n\n`![](./b.png)`\n\n![The board.](./board.webp)')).not.toThrow();
});

test('front matter that is not YAML is an error, so that the editor leaves the file alone', () => {
  expect(() => mdx.fromFile('---\ntitle: "A\n---\n\nText.')).toThrow();
});

const authors = '# Authors.\n\nmaya:\n  name: Maya\n  title: Sales\n\nemil:\n  name: Emil';

test.each([
  ['changed', ([maya, emil]: object[]) => [{...maya, title: 'CEO'}, emil], authors.replace('Sales', 'CEO')],
  ['removed', ([maya]: object[]) => [maya], authors.replace('\n\nemil:\n  name: Emil', '')],
  ['added', (all: object[]) => [...all, {key: 'zoe', name: 'Zoe', page: false}], `${authors}\n\nzoe:\n  name: Zoe`],
])('a record is %s without touching the others', (_what, change, expected) => {
  const content = keyed.fromFile(authors);
  expect(keyed.toFile({...content, entries: change(content['entries'] as object[])})).toBe(expected);
});

test('two records with one key are an error: one of them would be lost', () => {
  const entries = [
    {key: 'zoe', name: 'Zoe'},
    {key: 'zoe', name: 'Zoe Two'},
  ];
  expect(() => keyed.toFile({...keyed.fromFile(authors), entries})).toThrow(
    expect.objectContaining({
      message: 'saving_failed',
      cause: new Error('Two entries have the key “zoe”. Give each its own.'),
    }),
  );
});
