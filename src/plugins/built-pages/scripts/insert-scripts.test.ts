import {printPage} from '../page/change-page';
import {type Page, parsePage} from '../page/page';
import {createScriptInserter} from './insert-scripts';

import type {Element} from 'hast';

const createPage = (): Page =>
  parsePage(
    '<head><link rel=stylesheet href=/styles.css></head><body><main><h1>A</h1><div data-island=a></div>' +
      '<div data-island=b></div><div data-island=a></div></main></body>',
    '/a',
  );
const filesOf = (island: string): string[] => [`/${island}.js`, `/${island}.css`];

test('the boot script follows the style sheet, and the files of each island are at the end', () => {
  const page = createPage();
  createScriptInserter([{text: 'boot()'}], ['/react.js'], filesOf)(page);
  const html = printPage(page.html, page.changes);
  expect(html).toMatch(/styles\.css><script>boot\(\)<\/script><\/head>/);
  const group = (name: string): string =>
    `<div data-files=${name}><script src=/${name}.js></script><link rel=stylesheet href=/${name}.css></div>`;
  expect(html).toContain(
    `</main><template id=island-files><script src=/react.js></script>${group('a')}${group('b')}</template><script type=speculationrules>`,
  );
});

test('a page gets only the boot scripts it needs', () => {
  const isFor = (name: string) => (element: Element) => element.tagName === name;
  const boot = [{text: 'boot()'}, {text: 'h()', isFor: isFor('h1')}, {text: 'nav()', isFor: isFor('nav')}];
  const page = createPage();
  createScriptInserter(boot, ['/react.js'], filesOf)(page);
  expect(printPage(page.html, page.changes)).toContain('<script>boot()</script><script>h()</script></head>');
});

/** Whether the pattern of a rule matches an address, by the standard itself (https://urlpattern.spec.whatwg.org). */
const matches = (pattern: string, address: string): boolean =>
  new URLPattern(pattern, 'https://scalewell.example/here').test(new URL(address, 'https://scalewell.example').href);

test('pages are loaded early by two rules: fetched eagerly, prerendered when that is likely to pay', () => {
  const page = createPage();
  createScriptInserter([], ['/react.js'], filesOf)(page);
  const html = printPage(page.html, page.changes);
  type Condition = {href_matches?: string | string[]; not?: Condition};
  type Rule = {where: {and: Condition[]}; eagerness: string};
  const rules = Array.from(html.matchAll(/<script type=speculationrules[^>]*>(.+?)<\/script>/g), ([, text = '']) =>
    Object.entries(JSON.parse(text) as Record<string, Rule[]>),
  ).flat();
  expect(rules.map(([kind, [rule]]) => `${kind} ${String(rule?.eagerness)}`)).toEqual([
    'prerender moderate',
    'prefetch eager',
  ]);
  for (const [, [rule]] of rules) {
    const isLoaded = (address: string): boolean | undefined =>
      rule?.where.and.every(({href_matches: wanted, not}) => {
        const excluded = [not?.href_matches ?? []].flat();
        return (
          [wanted ?? []].flat().every((one) => matches(one, address)) && !excluded.some((one) => matches(one, address))
        );
      });
    for (const address of ['/', '/pricing', '/docs/messaging/send-a-text', '/demo?start=2026-12-01', '/faq#billing'])
      expect([address, isLoaded(address)]).toEqual([address, true]);
    for (const address of [
      '/api/health',
      '/api/bookings/form?start=x',
      '/here',
      '/here?topic=billing#billing',
      'https://other.example/',
    ])
      expect([address, isLoaded(address)]).toEqual([address, false]);
  }
});
