import {addSelfLink, cleanFeedHtml} from './feed';
import {cutIntoPages} from './list-pages';
import {createPageData} from './page-data';
import {readArticle} from './read-article';
import {findRelated} from './related';

import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';

type Wish = {
  slug: string;
  date?: string;
  category?: unknown;
  tags?: string[];
  author?: string;
  featured?: boolean;
  unlisted?: boolean;
};

function createPost({
  slug,
  date = '2025-01-01',
  category = 'Sales',
  tags = ['Sales'],
  author = 'maya',
  ...more
}: Wish): BlogPost {
  const {featured, unlisted = false} = more;
  return {
    id: slug,
    content: '',
    metadata: {
      permalink: `/blog/${slug}`,
      source: `@site/blog/${date}-${slug}/index.mdx`,
      title: slug,
      description: `About ${slug}.`,
      date: new Date(date),
      tags: tags.map((label) => ({
        label,
        permalink: `/blog/tags/${label.toLowerCase()}`,
        inline: false,
        description: label,
      })),
      readingTime: 4.2,
      hasTruncateMarker: true,
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
      authors: [{key: author, name: author, page: {permalink: `/blog/authors/${author}`}}],
      frontMatter: {category, ...(featured !== undefined && {featured})},
      unlisted,
    },
  };
}

function createContent(posts: BlogPost[]): BlogContent {
  const listed = posts.filter(({metadata}) => !metadata.unlisted);
  const labels = [...new Set(listed.flatMap(({metadata}) => metadata.tags.map(({label}) => label)))];
  const blogTags: BlogContent['blogTags'] = {};
  for (const label of labels) {
    const permalink = `/blog/tags/${label.toLowerCase()}`;
    const items = listed.filter(({metadata}) => metadata.tags.some((tag) => tag.label === label)).map(({id}) => id);
    blogTags[permalink] = {label, permalink, inline: false, description: label, items, pages: [], unlisted: false};
  }
  return {
    blogTitle: 'Blog',
    blogDescription: 'Blog',
    blogSidebarTitle: '',
    blogPosts: posts,
    blogTags,
    blogTagsListPath: '/blog/tags',
    authorsMap: {maya: {key: 'maya', name: 'Maya', title: 'Sales', page: {permalink: '/blog/authors/maya'}}},
  };
}

const addresses = {blog: '/blog', topics: '/blog/tags', writers: '/blog/authors', archive: '/blog/archive'};
const dataOf = (posts: BlogPost[], perPage = 7) => createPageData(createContent(posts), addresses, perPage);
const slugs = (value: unknown) => (value as {slug: string}[]).map(({slug}) => slug);

describe('readArticle', () => {
  test('rounds the reading time up and writes the date out', () => {
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

describe('cutIntoPages', () => {
  test('gives each page the address that Docusaurus gives it, and its neighbors', () => {
    const pages = cutIntoPages(['a', 'b', 'c', 'd', 'e'], '/blog', 2);
    expect(pages.map(({path, items}) => `${path} ${items.join('')}`)).toEqual([
      '/blog ab',
      '/blog/page/2 cd',
      '/blog/page/3 e',
    ]);
    expect(pages.map(({place}) => place)).toEqual([
      {page: 1, pages: 3, older: '/blog/page/2'},
      {page: 2, pages: 3, newer: '/blog', older: '/blog/page/3'},
      {page: 3, pages: 3, newer: '/blog/page/2'},
    ]);
  });

  test('gives an empty list one page', () => {
    expect(cutIntoPages([], '/blog', 2)).toEqual([{path: '/blog', items: [], place: {page: 1, pages: 1}}]);
  });
});

describe('findRelated', () => {
  const post = createPost({slug: 'one', tags: ['Sales', 'Follow-up']});
  const both = createPost({slug: 'both', tags: ['Follow-up', 'Sales']});
  const half = createPost({slug: 'half'});
  const none = createPost({slug: 'none', tags: ['SEO']});

  test('prefers shared tags, then the newest, and leaves the post itself out', () => {
    expect(findRelated(post, [none, half, post, both], 3).map(({id}) => id)).toEqual(['both', 'half', 'none']);
    expect(findRelated(none, [half, both, none, post], 2).map(({id}) => id)).toEqual(['half', 'both']);
  });
});

describe('createPageData', () => {
  const posts = ['f', 'e', 'd', 'c', 'b', 'a'].map((slug, index) =>
    createPost({slug, date: `2025-0${6 - index}-01`, featured: slug === 'c'}),
  );

  test('puts the featured article first, once, and carries the rest on', () => {
    const data = dataOf(posts, 3);
    expect(data.get('/blog')).toMatchObject({featured: {slug: 'c'}, place: {page: 1, pages: 2, older: '/blog/page/2'}});
    expect(slugs((data.get('/blog') as {articles: unknown}).articles)).toEqual(['f', 'e']);
    expect(data.get('/blog/page/2')).not.toHaveProperty('featured');
    expect(slugs((data.get('/blog/page/2') as {articles: unknown}).articles)).toEqual(['d', 'b', 'a']);
  });

  test('without a wish the newest opens the blog', () => {
    expect(dataOf([createPost({slug: 'new'}), createPost({slug: 'old'})]).get('/blog')).toMatchObject({
      featured: {slug: 'new'},
    });
  });

  test('knows a page for each article, tag and author, and for their lists', () => {
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

  test('an unlisted article has its page and is on no list', () => {
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

  test('says what is missing when the tag of the category is not among the tags', () => {
    expect(() => dataOf([createPost({slug: 'first', tags: ['CRM']})])).toThrow(
      /first.*add the tag of its category, Sales/,
    );
  });

  test('says what is missing when an author has no entry', () => {
    expect(() => dataOf([createPost({slug: 'first', author: 'nobody'})])).toThrow(
      /first.*add its author to blog\/authors\.yml/,
    );
  });
});

describe('feeds', () => {
  test('leave out what means something on our pages only', () => {
    const html =
      '<h2 class="anchor" id="a">Why<a href="#a" class="hash-link" title="Link">\u200B</a></h2><!-- --><div role="group" aria-label="Table: A" tabindex="0" class="x"><table><tr><td>1</td></tr></table></div><p><a href="/docs">Docs</a></p>';
    expect(cleanFeedHtml(html)).toBe(
      '<h2 id="a">Why</h2><div><table><tr><td>1</td></tr></table></div><p><a href="/docs">Docs</a></p>',
    );
  });

  test('name their own address', () => {
    const address = 'https://www.scalewell.example/blog/x';
    expect(addSelfLink('<feed xmlns="a">\n', address)).toBe(
      `<feed xmlns="a">\n    <link rel="self" href="${address}"/>\n`,
    );
    expect(addSelfLink('<rss version="2.0"><channel>', address)).toContain(
      `<atom:link rel="self" type="application/rss+xml" href="${address}"/>`,
    );
    expect(JSON.parse(addSelfLink('{"version": "1", "title": "Blog", "items": []}', address))).toEqual({
      version: '1',
      title: 'Blog',
      feed_url: address,
      items: [],
    });
  });
});
