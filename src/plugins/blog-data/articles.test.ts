import {createPost} from '../../../tests/support/blog-posts';
import {paginate} from './list-pages';
import {readArticle} from './read-article';
import {findRelated} from './related';

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

describe('paginate', () => {
  test('gives each page Docusaurus’ URL, and its neighbors', () => {
    const pages = paginate(['a', 'b', 'c', 'd', 'e'], '/blog', 2);
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

  test('returns one page for an empty list', () => {
    expect(paginate([], '/blog', 2)).toEqual([{path: '/blog', items: [], place: {page: 1, pages: 1}}]);
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
