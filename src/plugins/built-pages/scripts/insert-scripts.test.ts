import {printPage} from '../page/change-page';
import {parsePage, type Page} from '../page/page';
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
  expect(html).toMatch(/styles\.css><script>boot\(\)<\/script><script type=speculationrules>\{.+\}<\/script><\/head>/);
  const group = (name: string): string =>
    `<div data-files=${name}><script src=/${name}.js></script><link rel=stylesheet href=/${name}.css></div>`;
  expect(html).toContain(
    `</main><template id=island-files><script src=/react.js></script>${group('a')}${group('b')}</template></body>`,
  );
});

test('a page gets only the boot scripts it needs', () => {
  const isFor = (name: string) => (element: Element) => element.tagName === name;
  const boot = [{text: 'boot()'}, {text: 'h()', isFor: isFor('h1')}, {text: 'nav()', isFor: isFor('nav')}];
  const page = createPage();
  createScriptInserter(boot, ['/react.js'], filesOf)(page);
  expect(printPage(page.html, page.changes)).toContain('<script>boot()</script><script>h()</script><script type=');
});
