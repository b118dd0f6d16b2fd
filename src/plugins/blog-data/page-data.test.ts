import {createContent, createPost} from '../../../tests/support/blog-posts';
import {createPageData} from '.';

import type {BlogPost} from '@docusaurus/plugin-content-blog';

const addresses = {blog: '/blog', topics: '/blog/tags', writers: '/blog/authors', archive: '/blog/archive'};
const dataOf = (posts: BlogPost[], perPage = 7) => createPageData(createContent(posts), addresses, perPage);
const slugs = (value: unknown) => (value as {slug: string}[]).map(({slug}) => slug);

describe('createPageData', () => {
  const posts = ['f', 'e', 'd', 'c', 'b', 'a'].map((slug, index) =>
    createPost({slug, date: `2025-0${6 - index}-01`, featured: slug === 'c'}),
  );

  test('shows the featured article first and only once', () => {
    const data = dataOf(posts, 3);
    expect(data.get('/blog')).toMatchObject({featured: {slug: 'c'}, place: {page: 1, pages: 2, older: '/blog/page/2'}});
    expect(slugs((data.get('/blog') as {articles: unknown}).articles)).toEqual(['f', 'e']);
    expect(data.get('/blog/page/2')).not.toHaveProperty('featured');
    expect(slugs((data.get('/blog/page/2') as {articles: unknown}).articles)).toEqual(['d', 'b', 'a']);
  });

  test('features the newest article by default', () => {
    expect(dataOf([createPost({slug: 'new'}), createPost({slug: 'old'})]).get('/blog')).toMatchObject({
      featured: {slug: 'new'},
    });
  });

  test('has data for each article, tag and author page, and for their lists', () => {
    expect([...dataOf(posts.slice(0, 1)).keys()].sort()).toEqual(
      [
        '/blog',
        '/blog/archive',
        '/blog/authors',
        '/blog/authors/maya',
        '/blog/f',
        '/blog/tags',
        '/blog/tags/sales',
      ].sort(),
    );
  });

  test('gives an unlisted article a page but lists it nowhere', () => {
    const hidden = createPost({slug: 'hidden', unlisted: true});
    const data = dataOf([hidden, ...posts]);
    expect(data.get('/blog/hidden')).toMatchObject({article: {slug: 'hidden'}});
    const others = [...data].filter(([path]) => path !== '/blog/hidden');
    expect(JSON.stringify(others)).not.toContain('hidden');
  });

  test('groups the archive by year, newest first', () => {
    const years = [createPost({slug: 'b', date: '2026-01-02'}), createPost({slug: 'a', date: '2025-12-31'})];
    expect(dataOf(years).get('/blog/archive')).toMatchObject({
      years: [
        {year: '2026', articles: [{slug: 'b'}]},
        {year: '2025', articles: [{slug: 'a'}]},
      ],
    });
  });

  test('rejects an article whose tags lack its category', () => {
    expect(() => dataOf([createPost({slug: 'first', tags: ['CRM']})])).toThrow(
      /first.*add the tag of its category, Sales/,
    );
  });

  test('rejects an article whose author has no entry', () => {
    expect(() => dataOf([createPost({slug: 'first', author: 'nobody'})])).toThrow(
      /first.*add its author to blog\/authors\.yml/,
    );
  });
});
