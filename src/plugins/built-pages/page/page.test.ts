import {appendToBody, changeHead, printPage} from './change-page';
import {isListed, parsePage} from './page';
import {findElement} from './tree';

import type {Element} from 'hast';
import {h} from 'hastscript';

const read = (head: string, path = '/a') =>
  parsePage(`<head><title>A · Site</title>${head}</head><body><main><h1>B</h1></main></body>`, path, ' · Site');

const inHead = (page: ReturnType<typeof read>, name: string): Element => {
  const element = findElement(page.head, name);
  if (element === undefined) throw new Error(`no ${name}`);
  return element;
};

describe('a page', () => {
  test('reads title, description and paths from the head', () => {
    const page = read('<meta name=description content="C & D"><link rel=canonical href=https://site.example/a>');
    expect(page).toMatchObject({title: 'A', heading: 'B', description: 'C & D', canonicalPath: '/a', isIndexed: true});
    expect(isListed(page)).toBe(true);
  });

  test.each([
    ['of which search engines should show another address', '<link rel=canonical href=https://site.example/b>'],
    ['with noindex', '<meta name=robots content=noindex>'],
  ])('%s is not listed', (_, head) => {
    expect(isListed(read(head))).toBe(false);
  });

  test('reads the parent page from the breadcrumbs, unless it is the home page', () => {
    const crumbs = (...names: string[]) => {
      const items = names.map((name) => (name === 'A' ? {name} : {name, item: `https://site.example/${name}`}));
      const data = JSON.stringify({'@type': 'BreadcrumbList', itemListElement: items});
      return read(`<script type=application/ld+json>${data}</script>`).parent;
    };
    expect(crumbs('Home', 'Docs', 'Guides', 'A')).toBe('Guides');
    expect(crumbs('Home', 'Blog', 'Sales')).toBe('Sales');
    expect(crumbs('Home', 'A')).toBeUndefined();
  });

  test('fails the build without a heading', () => {
    expect(() => parsePage('<main></main>', '/a')).toThrow('The page /a has no <h1>');
  });
});

describe('a change', () => {
  test('is written, and the rest of the page stays the same', () => {
    const page = read('<LINK rel="x"  /><script src=/a.js defer></script>');
    changeHead(page, 'after', inHead(page, 'title'), [h('meta', {name: 'one', content: 'two & three'})]);
    changeHead(page, 'before', inHead(page, 'script'), [h('style', 'p>a{}')]);
    changeHead(page, 'instead of', inHead(page, 'script'), [h('script', 'a<b')]);
    appendToBody(page, [h('template', {id: 't'}, [h('script', {src: '/a.js'})])]);
    expect(printPage(page.html, page.changes)).toBe(
      `<head><title>A · Site</title><meta name=one content="two &#x26; three"><LINK rel="x"  /><style>p>a{}</style>` +
        '<script>a<b</script></head><body><main><h1>B</h1></main>' +
        '<template id=t><script src=/a.js></script></template></body>',
    );
    expect(page.head.children.map((child) => 'tagName' in child && child.tagName)).toEqual([
      'title',
      'meta',
      'link',
      'style',
      'script',
    ]);
  });

  test('fails for an element that Docusaurus did not write', () => {
    const page = read('');
    expect(() => changeHead(page, 'after', h('meta'), [])).toThrow('/a: <meta> was not written by Docusaurus');
    expect(() => appendToBody(parsePage('<main><h1>B', '/a'), [])).toThrow('/a has no </body>');
  });
});
