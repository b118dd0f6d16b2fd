import {createPost} from '../../../tests/support/blog-posts';
import {listPages} from '.';
import {findNext} from '.';
import {readArticle} from '.';

describe('readArticle', () => {
  test('rounds up the reading time and formats the date', () => {
    const article = readArticle(createPost({slug: 'first', date: '2025-10-02'}));
    expect(article).toMatchObject({slug: 'first', minutes: 5, date: '2025-10-02', dateText: 'Oct 2, 2025'});
  });

  test.each([
    ['Selling', 'not "Selling"'],
    [undefined, 'which is missing'],
  ])('says which categories there are when it is given %p', (category, words) => {
    const read = () =>
      readArticle({
        ...createPost({slug: 'first'}),
        metadata: {...createPost({slug: 'first'}).metadata, frontMatter: {category}},
      });
    expect(read).toThrow('blog/2025-01-01-first/index.mdx: Set `category` to one of Sales, Automation');
    expect(read).toThrow(words);
  });
});

describe('listPages', () => {
  const listed = (slugs: string) =>
    listPages(
      Array.from(slugs, (slug) => readArticle(createPost({slug}))),
      '/blog',
      2,
      (articles, place) => ({slugs: articles.map(({slug}) => slug).join(''), place}),
    );

  test('gives each page Docusaurus’ URL, and its neighbors', () => {
    expect(listed('abcde')).toEqual([
      ['/blog', {slugs: 'ab', place: {page: 1, pages: 3, older: '/blog/page/2'}}],
      ['/blog/page/2', {slugs: 'cd', place: {page: 2, pages: 3, newer: '/blog', older: '/blog/page/3'}}],
      ['/blog/page/3', {slugs: 'e', place: {page: 3, pages: 3, newer: '/blog/page/2'}}],
    ]);
  });

  test('returns one page for an empty list', () => {
    expect(listed('')).toEqual([['/blog', {slugs: '', place: {page: 1, pages: 1}}]]);
  });
});

test('the next article shares the most tags, then is the newest, and is never the article itself', () => {
  const entry = (slug: string, ...tags: string[]) => ({post: createPost({slug, tags})});
  const first = entry('one', 'Sales', 'Follow-up');
  const both = entry('both', 'Follow-up', 'Sales');
  const half = entry('half', 'Sales');
  const none = entry('none', 'SEO');
  expect(findNext(first.post, [none, half, first, both])).toBe(both);
  expect(findNext(first.post, [none, half, first])).toBe(half);
  expect(findNext(none.post, [half, both, none, first])).toBe(half);
  expect(findNext(none.post, [none])).toBeUndefined();
});
