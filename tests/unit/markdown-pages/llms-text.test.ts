import type {PageFile} from '#src/lib/built-page/read-build';
import {markdownPath} from '#src/lib/markdown-path';
import {createLlmsText} from '#src/plugins/markdown-pages/llms-text';

const page = (path: string, title: string): PageFile => ({
  path,
  title,
  heading: title,
  description: `About ${title}.`,
  listed: true,
  parent: undefined,
  main: {type: 'element', tagName: 'main', properties: {}, children: []},
});

test('the address of a page as Markdown', () => {
  expect(markdownPath('/')).toBe('/index.md');
  expect(markdownPath('/docs/messaging/send-a-text')).toBe('/docs/messaging/send-a-text.md');
});

test('lists every page in its part, and files beside them', () => {
  const text = createLlmsText(
    [page('/', 'Home'), page('/blog/tags/sales', 'Sales'), page('/docs/a', 'A'), page('/documentation', 'Docs')],
    {
      name: 'Site',
      summary: 'A site.',
      url: 'https://site.example',
      files: [{title: 'API', path: '/openapi.json', about: 'All requests.', part: 'Documentation'}],
    },
  );
  expect(text).toBe(`# Site

> A site.

Each link leads to the page as Markdown; without \`.md\` it is the page itself.

## Product and company

- [Home](https://site.example/index.md): About Home.

## Documentation

- [A](https://site.example/docs/a.md): About A.
- [Docs](https://site.example/documentation.md): About Docs.
- [API](https://site.example/openapi.json): All requests.

## Optional

- [Sales](https://site.example/blog/tags/sales.md): About Sales.
`);
});
