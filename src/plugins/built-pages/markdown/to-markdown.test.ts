import {parsePage} from '../page/page';
import {toMarkdown} from './write-markdown';

/** Markdown of a page without its front matter. */
function convert(main: string): string {
  const page = parsePage(`<title>A "title"</title><main><h1>Heading</h1>${main}</main>`, '/docs/a');
  return toMarkdown(page, 'https://site.example');
}

const body = (main: string) => convert(main).split('# Heading\n')[1]?.trim();

test('starts with the title, description and address as YAML', () => {
  expect(convert('')).toBe(
    '---\ntitle: "A \\"title\\""\ndescription: ""\nurl: "https://site.example/docs/a"\n---\n\n# Heading\n',
  );
});

test('links become absolute, and headings lose their anchor links', () => {
  expect(
    body(
      '<h2 id=b>B<a href=#b>#</a></h2><p><a href=/pricing>Prices</a>, <a href=#b>B</a>, <a href=mailto:a@b.c>mail</a></p>',
    ),
  ).toBe('## B\n\n[Prices](https://site.example/pricing), [B](https://site.example/docs/a#b), [mail](mailto:a@b.c)');
});

test('a code block keeps its language or its title', () => {
  const block = (label: string) =>
    `<div><div><span>${label}</span><button>Copy</button></div><pre aria-label="Code: ${label}"><code><span>a</span> b\n</code></pre></div>`;
  expect(body(block('JavaScript'))).toBe('```js\na b\n```');
  expect(body(block('201 Created'))).toBe('201 Created\n\n```\na b\n```');
});

test('a question becomes a heading one level below its section', () => {
  expect(body('<h2>Billing</h2><details><summary>Why?</summary><div><p>Because.</p></div></details>')).toBe(
    '## Billing\n\n### Why?\n\nBecause.',
  );
});

test('a product picture becomes its description', () => {
  expect(body('<div role=img aria-label="A board with three deals."><b>Deal</b></div><img alt="" src=x>')).toBe(
    '_Picture: A board with three deals._',
  );
});

test('an admonition becomes a block quote', () => {
  expect(body('<div class="admonition note"><strong>Undo</strong><div><p>For a day.</p></div></div>')).toBe(
    '> **Undo**\n>\n> For a day.',
  );
});

test('all tab panels are included, even hidden ones', () => {
  const tabs = `<div role=tablist><button role=tab id=t1>Solo</button><button role=tab id=t2>Team</button></div>
    <div role=tabpanel aria-labelledby=t1><p>One.</p></div><div role=tabpanel aria-labelledby=t2 hidden><p>Three.</p></div>`;
  expect(body(tabs)).toBe('**Solo**\n\nOne.\n\n**Team**\n\nThree.');
});

test('tables are kept', () => {
  expect(body('<table><thead><tr><th>A<th>B<tbody><tr><td><code>x</code><td>2</table>')).toBe(
    '| A   | B |\n| --- | - |\n| `x` | 2 |',
  );
});

test('navigation, forms and buttons are removed', () => {
  expect(body('<nav>Home</nav><form><input></form><button>Book</button><p>Left</p>')).toBe('Left');
  expect(body('<input type="radio" checked><p>Left</p>')).toBe('Left');
});

test('spaces at the edges of emphasis move outside it', () => {
  expect(body('<p>Ridgeline<b> Insurance</b> and<em> all </em>others</p>')).toBe(
    'Ridgeline **Insurance** and _all_ others',
  );
});
