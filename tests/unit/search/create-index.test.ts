import type {PageFile} from '#src/lib/built-page/read-build';
import {readBuiltPage} from '#src/lib/built-page/read-page';
import {createSearchIndex} from '#src/plugins/search-index/create-index';

function page(path: string, main: string, title = 'Title'): PageFile {
  const head = `<title>${title} · Site</title><meta name=description content="What it is about.">`;
  const read = readBuiltPage(
    `<html><head>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`,
    ' · Site',
  );
  if (read === undefined) throw new Error('The page has no heading.');
  return {path, ...read};
}

const entriesOf = (...pages: PageFile[]) => createSearchIndex(pages).entries;

test('a page is its sections, by heading', () => {
  const doc = page(
    '/docs/import',
    `<nav aria-label=Breadcrumb><ol><li><a href=/>Home</a><li><a href=/docs>Getting started</a><li><span aria-current=page>Import</span></ol></nav>
     <h1>Import</h1><p>First, a <strong>file</strong>.</p>
     <h2 id=steps>Steps<a href=#steps>#</a></h2><ol><li>Open<b>Contacts</b>.<li>Choose.</ol>
     <h3 id=a-field>A field</h3><pre><code><span>a</span><span>=1</span></code></pre>`,
    'Import',
  );
  expect(entriesOf(doc)).toEqual([
    {
      to: '/docs/import',
      kind: 'docs',
      title: 'Import',
      parent: 'Getting started',
      sections: [
        {text: 'What it is about. First, a file.'},
        {heading: 'Steps', id: 'steps', text: 'Open Contacts. Choose.'},
        {heading: 'A field', id: 'a-field', text: 'a=1'},
      ],
    },
  ]);
});

test('the cells of a table stay apart', () => {
  const doc = page(
    '/docs/number',
    `<h1>Title</h1><table><thead><tr><th>Kind</th><th>Good for</th></tr></thead>
     <tbody><tr><td>Local</td><td>Customers in your area</td></tr></tbody></table>`,
  );
  expect(entriesOf(doc)[0]?.sections[0]?.text).toBe(
    'What it is about. Kind · Good for · Local · Customers in your area',
  );
});

test('the opening has the heading when it is not the title', () => {
  expect(entriesOf(page('/pricing', '<h1>One price a month</h1>'))[0]?.sections).toEqual([
    {text: 'What it is about. One price a month'},
  ]);
});

test('a question of the FAQ is an entry of its own, under its category', () => {
  const faq = page(
    '/faq',
    `<h1>Title</h1><section id=billing><h2>Billing</h2>
     <details><summary>How can we pay?</summary><div id=how-can-we-pay><p>By card.</p><a href=#how-can-we-pay>Link</a></div></details></section>`,
  );
  expect(entriesOf(faq)).toEqual([
    {to: '/faq', kind: 'faq', title: 'Title', sections: [{text: 'What it is about.'}]},
    {
      to: '/faq#how-can-we-pay',
      kind: 'faq',
      title: 'How can we pay?',
      parent: 'Billing',
      sections: [{text: 'By card.'}],
    },
  ]);
});

test('controls, pictures, decoration and the closing call to action have no words', () => {
  const main = `<section><h1>Title</h1><button>Book</button><form><label>Name</label></form><svg><text>x</text></svg>
    <div role=img aria-label="A drawn screen">Drawn words</div><i aria-hidden=true>+</i><p role=status>0 found</p></section>
    <section data-scheme=band><h2 id=_R_1_>Try it</h2></section>`;
  expect(entriesOf(page('/about', main))[0]?.sections).toEqual([{text: 'What it is about.'}]);
});

test('a heading is linked by its own id or that of its section, never by an id that React made', () => {
  const main = `<h1>Title</h1><section id=plans><h2 id=_R_2_>Plans</h2>Four.</section><section><h2 id=_R_3_>More</h2>Words</section>`;
  expect(entriesOf(page('/pricing', main))[0]?.sections.slice(1)).toEqual([
    {heading: 'Plans', id: 'plans', text: 'Four.'},
    {heading: 'More', text: 'Words'},
  ]);
});

test('lists of articles, and what offers other pages, are left out', () => {
  const article = page('/blog/one', '<h1>Title</h1>Words<h2 id=read-next>Read next</h2><p>Two</p>');
  const entries = entriesOf(
    article,
    page('/blog/tags/sales', '<h1>Sales</h1>'),
    page('/blog/authors/maya', '<h1>Maya</h1>'),
  );
  expect(entries).toEqual([
    {to: '/blog/one', kind: 'blog', title: 'Title', sections: [{text: 'What it is about. Words'}]},
  ]);
});

test('words that only the style sheet sets apart are words apart', () => {
  const main = '<h1>Title</h1><ul><li><b>Google Calendar</b>Calendar<li><span>$259</span><span>/month</span></ul>';
  expect(entriesOf(page('/features', main))[0]?.sections[0]?.text).toBe(
    'What it is about. Google Calendar Calendar $259 /month',
  );
});

test('a page that search engines should leave out says so', () => {
  const html = '<head><meta name=robots content=noindex></head><main><h1>Sent</h1></main>';
  expect(readBuiltPage(html, '')?.listed).toBe(false);
  expect(readBuiltPage('<main><p>No heading</p></main>', '')).toBeUndefined();
});
