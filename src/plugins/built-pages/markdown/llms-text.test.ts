import {markdownPath} from '#src/lib/markdown-path';
import {createLlmsText} from './write-markdown';

const page = (path: string, title: string) => ({path, title, description: `About ${title}.`});

test('the path of a page’s Markdown version', () => {
  expect(markdownPath('/')).toBe('/index.md');
  expect(markdownPath('/docs/messaging/send-a-text')).toBe('/docs/messaging/send-a-text.md');
});

test('lists every page and file in its section', () => {
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

Each link leads to the page as Markdown; without \`.md\` it is the page itself. All of them in one file: https://site.example/llms-full.txt

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
