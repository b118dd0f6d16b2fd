import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {withoutEntries} from '#src/plugins/page-delivery/assemble/client-bundle';
import {withoutBuildOptions, withoutDocsLists} from '#src/plugins/page-delivery/assemble/site-data';
import {rewritePage, type HeadParts} from '#src/plugins/page-delivery/assemble/head';
import {createFilePrinter} from '#src/plugins/page-delivery/assemble/held-files';
import {describePage, findTemplate, readRegistry} from '#src/plugins/page-delivery/assemble/page-files';
import {findChain, joinRoutes} from '#src/plugins/page-delivery/assemble/route-chain';
import type {PageParts} from '#src/plugins/page-delivery/page-parts';
import {templateRules} from '#src/site/vitals';
import * as tslib from '#src/plugins/page-delivery/client/tslib';

const parts: PageParts = {routes: [], modules: {}, template: 'other'};
const head: HeadParts = {
  page: parts,
  files: {css: '/s.css', js: ['/r.js', '/page.js', '/m.js']},
  held: '<template></template>',
  boot: 'boot()',
  styles: 'p{top:0}',
  speculation: {prerender: []},
};
const built =
  '<head><link rel=stylesheet href=/s.css><script src=/r.js defer></script><script src=/m.js defer></script></head>' +
  '<body><p>Text</p></body>';

describe('the head of a page', () => {
  test('loses what loads at once and gets what loads later', () => {
    const html = rewritePage(built, head);
    expect(html).not.toMatch(/<script src/);
    expect(html.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('<link');
    expect(html).toContain('<style>p{top:0}</style><noscript><link rel=stylesheet href=/s.css></noscript>');
    expect(html).toContain(`<script type=application/json id=page-parts>${JSON.stringify(parts)}</script>`);
    expect(html).toContain('<script>boot()</script>');
    expect(html).toContain('<script type=speculationrules>{"prerender":[]}</script>');
    expect(html).toMatch(/<p>Text<\/p><template><\/template><\/body>$/);
  });

  test('holds data that cannot end its element', () => {
    const page = {...parts, routes: [{path: '</script><script>', chunks: {}}]};
    expect(rewritePage(built, {...head, page})).not.toContain('</script><script>"');
    expect(rewritePage(built, {...head, page})).toContain(String.raw`\u003c/script>`);
  });

  test('without a style of its own keeps the sheet', () => {
    expect(rewritePage(built, {...head, styles: undefined})).toContain('<head><link rel=stylesheet href=/s.css>');
  });

  test('stops the build when the page is not as expected', () => {
    expect(() => rewritePage(built.replace('/m.js', '/other.js'), head)).toThrow('Expected /r.js, /m.js, /s.css');
    expect(() => rewritePage(built.replace('</body>', ''), head)).toThrow('no end of its body');
  });
});

test('held files carry the hash of what they are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'held-'));
  try {
    writeFileSync(path.join(folder, 's.css'), 'p{}');
    writeFileSync(path.join(folder, 'a.js'), 'a()');
    const sum = (text: string): string => createHash('sha256').update(text).digest('base64');
    expect(await createFilePrinter(folder)({css: '/s.css', js: ['/a.js']})).toBe(
      `<template id=held-files><link rel=stylesheet href=/s.css integrity="sha256-${sum('p{}')}">` +
        `<script src=/a.js integrity="sha256-${sum('a()')}"></script></template>`,
    );
    await expect(createFilePrinter(folder)({css: '/s.css', js: ['/gone.js']})).rejects.toThrow('gone.js');
  } finally {
    rmSync(folder, {recursive: true});
  }
});

describe('the routes of a page', () => {
  const routes = [
    {path: '/pricing', component: '', exact: true},
    {
      path: '/docs',
      component: '',
      routes: [{path: '/docs', component: '', routes: [{path: '/docs/a', component: '', exact: true, sidebar: 's'}]}],
    },
    {path: '/', component: '', exact: true},
  ];
  const names = {
    '/pricing-1': {__comp: 'p'},
    '/docs-2': {__comp: 'd'},
    '/docs-3': {__comp: 'v'},
    '/docs/a-4': {__comp: 'a', __props: 'x'},
    '/-5': {__comp: 'h'},
  };

  test('lead to it from the outermost, with their chunks', () => {
    const known = joinRoutes(routes, names);
    expect(findChain(known, '/docs/a')).toEqual([
      {path: '/docs', chunks: {__comp: 'd'}},
      {path: '/docs', chunks: {__comp: 'v'}},
      {path: '/docs/a', exact: true, sidebar: 's', chunks: {__comp: 'a', __props: 'x'}},
    ]);
    expect(findChain(known, '/')).toEqual([{path: '/', exact: true, chunks: {__comp: 'h'}}]);
    expect(findChain(known, '/404.html')).toEqual([]);
  });

  test('stop the build when Docusaurus lists them in another order', () => {
    expect(() => joinRoutes(routes, {'/docs-2': {}})).toThrow('where the route /pricing was expected');
  });
});

describe('the files of a page', () => {
  const registry = readRegistry(
    `export default {\n  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/a.js"), "@site/a.js", 1],\n};`,
  );
  const chunk = (file: string) => ({js: [{publicPath: file}]});
  const site = {
    requests: registry,
    ids: new Map([['@site/a.js', 7]]),
    templates: [[/a\.js$/, 'marketing']] as const,
    manifest: {
      origins: {main: ['m', 'c'], 'runtime~main': ['r'], a1: ['a', 'm']},
      assets: {
        m: chunk('/assets/js/main.0.js'),
        r: chunk('/assets/js/runtime~main.0.js'),
        a: chunk('/assets/js/a1.0.js'),
        c: {css: [{publicPath: '/s.css'}]},
      },
    },
  };

  test('run in their order: the runtime, the page, the rest', () => {
    const routes = [{path: '/a', chunks: {__comp: 'a1'}}];
    expect(describePage(site, routes)).toEqual({
      files: {css: '/s.css', js: ['/assets/js/runtime~main.0.js', '/assets/js/a1.0.js', '/assets/js/main.0.js']},
      parts: {routes, modules: {a1: 7}, template: 'marketing'},
    });
  });

  test('stop the build when one is missing', () => {
    expect(() => describePage(site, [{path: '/b', chunks: {__comp: 'b2'}}])).toThrow(
      'no module for the chunk b2 of /b',
    );
  });
});

test.each([
  ['home', ['@site/src/pages/index.tsx']],
  ['marketing', ['@site/src/pages/pricing.tsx']],
  ['industry', ['@site/src/pages/industries/index.tsx']],
  ['industry', ['@site/src/pages/industries/healthcare.tsx']],
  ['offer', ['@site/src/pages/services/seo-growth.tsx']],
  ['docs-index', ['@site/src/pages/documentation.tsx']],
  ['docs-index', ['@theme/DocItem', '@site/docs/index.mdx']],
  ['docs-index', ['@theme/DocItem', '@site/docs/messaging/index.mdx']],
  ['docs', ['@theme/DocItem', '@site/docs/messaging/send-a-text.mdx']],
  ['blog-list', ['@theme/BlogListPage']],
  ['blog-list', ['@theme/Blog/Pages/BlogAuthorsPostsPage']],
  ['blog-post', ['@theme/BlogPostPage', '@site/blog/2026-01-31-a/index.mdx']],
  ['legal', ['@theme/MDXPage', '@site/src/pages/privacy.mdx']],
  ['faq', ['@site/src/pages/billing-faq.tsx']],
  ['book', ['@site/src/pages/book.tsx']],
  ['search', ['@site/src/pages/search.tsx']],
  ['other', ['@site/src/pages/styleguide.tsx']],
  ['other', ['@site/src/pages/contact/sent.tsx']],
  ['other', []],
])('%s is the shape of a page made of %j', (template, modules) => {
  expect(findTemplate(templateRules, modules)).toBe(template);
});

test('the tables of the runtime lose the chunks of pages and keep the others', () => {
  const source = 'u=e=>({"12":"a1","34":"engine",}[e]+"."+{"12": "ff","34": "ee"}[e])';
  expect(withoutEntries(source, new Set(['12', 'a1']))).toBe('u=e=>({"34":"engine",}[e]+"."+{"34": "ee"}[e])');
});

test('global data keeps of the docs the front page alone', () => {
  const version = {mainDocId: 'index', docs: [{id: 'index'}, {id: 'a'}], label: 'Next'};
  const data = {
    'docusaurus-plugin-content-docs': {default: {versions: [version], path: '/docs'}},
    other: {default: {}},
  };
  expect(withoutDocsLists(data)).toEqual({
    'docusaurus-plugin-content-docs': {default: {versions: [{...version, docs: [{id: 'index'}]}], path: '/docs'}},
    other: {default: {}},
  });
});

test('the configuration keeps what a page shows and loses what only the build reads', () => {
  expect(withoutBuildOptions({title: 'Site', plugins: [['x', {}]], themeConfig: {a: 1}, headTags: []})).toEqual({
    title: 'Site',
    themeConfig: {a: 1},
  });
});

test('the stand-in for tslib has every helper that utils-common asks for', () => {
  const folder = path.join(path.dirname(require.resolve('@docusaurus/utils-common/package.json')), 'lib');
  const used = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/tslib_\d+\.(\w+)/g)])
    .map(([, helper = '']) => helper);
  expect(used.length).toBeGreaterThan(0);
  expect(Object.keys(tslib)).toEqual(expect.arrayContaining(used));
});
