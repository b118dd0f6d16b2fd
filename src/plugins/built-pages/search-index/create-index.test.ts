import {type Page, parsePage} from '../page/page';
import {readEntries} from './create-index';

function page(path: string, main: string, title = 'Title', crumbs: object[] = []): Page {
  const data = JSON.stringify({'@type': 'BreadcrumbList', itemListElement: crumbs});
  const head = `<title>${title} · Site</title><meta name=description content="What it is about.">`;
  return parsePage(
    `<html><head>${head}<script type=application/ld+json>${data}</script></head><nav>Menu</nav><main>${main}</main></html>`,
    path,
    ' · Site',
  );
}

const entriesOf = (...pages: Page[]) => pages.flatMap(readEntries);

test('a page is one entry with its sections by heading', () => {
  const doc = page(
    '/docs/import',
    `<header><h1>Import</h1><ul data-unindexed><li>Everyone</ul></header><p>First, a <strong>file</strong>.</p>
     <h2 id=steps>Steps<a href=#steps>#</a></h2><ol><li>Open<b>Contacts</b>.<li>Choose.</ol>
     <h3 id=a-field>A field</h3><pre><code><span>a</span><span>=1</span></code></pre>`,
    'Import',
    [
      {name: 'Home', item: 'https://a.example/'},
      {name: 'Getting started', item: 'https://a.example/docs'},
      {name: 'Import'},
    ],
  );
  expect(entriesOf(doc)).toEqual([
    {
      to: '/docs/import',
      kind: 'docs',
      title: 'Import',
      parent: 'Getting started',
      sections: [
        {text: 'What it is about.\nFirst, a file.'},
        {heading: 'Steps', id: 'steps', text: 'Open Contacts. Choose.'},
        {heading: 'A field', id: 'a-field', text: 'a=1'},
      ],
    },
  ]);
});

test('a guide has the words that src/content/search/keywords.ts adds', () => {
  const [entry] = entriesOf(page('/docs/payments-and-store/send-a-quote', '<h1>Title</h1>'));
  expect(entry?.keywords).toContain('proposal');
});

test('text marked as repeating is left out', () => {
  const doc = page(
    '/docs/api/a',
    '<h1>Title</h1><p>Kept.</p><div data-unindexed=""><h2 id="response">Response</h2></div>',
  );
  expect(entriesOf(doc)[0]?.sections).toEqual([{text: 'What it is about.\nKept.'}]);
});

test('an entry of a list is a section of its own, with the anchor of the section around it', () => {
  const doc = page(
    '/integrations',
    `<h1>Title</h1><section id=phone><h2>Phone</h2><ul><li><p><b data-entry>Aircall</b><span>Calls</span></p>
     <span data-unindexed>Built in</span></ul></section>`,
  );
  expect(entriesOf(doc)[0]?.sections.slice(1)).toEqual([
    {heading: 'Phone', id: 'phone', text: ''},
    {heading: 'Aircall', id: 'phone', text: 'Calls'},
  ]);
});

test('table cells are separated', () => {
  const doc = page(
    '/docs/number',
    `<h1>Title</h1><table><thead><tr><th>Kind</th><th>Good for</th></tr></thead>
     <tbody><tr><td>Local</td><td>Customers in your area</td></tr></tbody></table>`,
  );
  expect(entriesOf(doc)[0]?.sections[0]?.text).toBe(
    'What it is about.\nKind · Good for · Local · Customers in your area',
  );
});

test('items of a list are separated, unless they are sentences', () => {
  const doc = page(
    '/docs/number',
    '<h1>Title</h1><ul><li><a href=/a>Send a text</a> <span>5 min</span></li><li>Reply</li></ul><ul><li>One.</li><li>Two.</li></ul>',
  );
  expect(entriesOf(doc)[0]?.sections[0]?.text).toBe('What it is about.\nSend a text 5 min · Reply One. Two.');
});

test('the opening includes the heading when it differs from the title', () => {
  expect(entriesOf(page('/pricing', '<h1>One price a month</h1>'))[0]?.sections).toEqual([
    {text: 'What it is about.\nOne price a month'},
  ]);
});

test('each FAQ question is its own entry, under its category', () => {
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

test('controls, pictures, decoration and the closing call to action are left out', () => {
  const main = `<section><h1>Title</h1><button>Book</button><form><label>Name</label></form><svg><text>x</text></svg>
    <div role=img aria-label="A drawn screen">Drawn words</div><i aria-hidden=true>+</i><p role=status>0 found</p></section>
    <section data-scheme=band><h2 id=_R_1_>Try it</h2></section>`;
  expect(entriesOf(page('/about', main))[0]?.sections).toEqual([{text: 'What it is about.'}]);
});

test('a heading is linked by its own ID or its section’s, never by an ID React generated', () => {
  const main = `<h1>Title</h1><section id=plans><h2 id=_R_2_>Plans</h2>Four.</section><section><h2 id=_R_3_>More</h2>Words</section>`;
  expect(entriesOf(page('/pricing', main))[0]?.sections.slice(1)).toEqual([
    {heading: 'Plans', id: 'plans', text: 'Four.'},
    {heading: 'More', text: 'Words'},
  ]);
});

test('lists of articles and sections that link to other pages are left out', () => {
  const article = page('/blog/one', '<h1>Title</h1>Words<h2 id=read-next>Read next</h2><p>Two</p>');
  const entries = entriesOf(
    article,
    page('/blog/tags/sales', '<h1>Sales</h1>'),
    page('/blog/authors/maya', '<h1>Maya</h1>'),
  );
  expect(entries).toEqual([
    {to: '/blog/one', kind: 'blog', title: 'Title', sections: [{text: 'What it is about.\nWords'}]},
  ]);
});

test('words separated only by CSS get a space', () => {
  const main = '<h1>Title</h1><ul><li><b>Google Calendar</b>Calendar<li><span>$259</span><span>/month</span></ul>';
  expect(entriesOf(page('/features', main))[0]?.sections[0]?.text).toBe(
    'What it is about.\nGoogle Calendar Calendar · $259 /month',
  );
});
