import {readTokens} from '../critical-styles/tokens';
import {printPage} from '../page/change-page';
import {type Page, parsePage} from '../page/page';
import {createSymbolInliner} from './inline-symbols';

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sprites-'));
afterAll(() => rmSync(folder, {recursive: true}));
writeFileSync(
  path.join(folder, 'marks.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a" viewBox="0 0 9 9"><path fill="var(--ink)" d="M1 2"/></symbol><symbol id="b"/>\n<symbol id="d">\n<use href="#a"/>\n<use href="#a"/></symbol></svg>',
);

const inlineSymbols = createSymbolInliner(folder);

const read = (...names: string[]): Page => {
  const uses = names.map((name) => `<svg class=c><use href=/marks.svg#${name} /></svg>`).join('');
  return parsePage(`<body><main><h1>A</h1>${uses}</main></body>`, '/a');
};

test('each used symbol is copied into the page once', () => {
  const page = read('a', 'a');
  inlineSymbols(page);
  const use = '<svg class=c><use href=#symbol-a></use></svg>';
  const symbol = '<symbol id=symbol-a viewBox="0 0 9 9"><path fill=var(--ink) d="M1 2"></path></symbol>';
  expect(printPage(page.html, page.changes)).toBe(
    `<body><main><h1>A</h1>${use}${use}</main><svg style=display:none>${symbol}</svg></body>`,
  );
});

test('a symbol brings the symbols it draws', () => {
  const page = read('d');
  inlineSymbols(page);
  const drawn = '<symbol id=symbol-d><use href=#symbol-a></use><use href=#symbol-a></use></symbol>';
  expect(printPage(page.html, page.changes)).toContain(
    `<use href=#symbol-d></use></svg></main><svg style=display:none>${drawn}<symbol id=symbol-a viewBox="0 0 9 9">`,
  );
});

test('what only browsers without JavaScript draw keeps its address, and its styles are found', () => {
  const html = '<body><main><h1>A</h1><noscript><svg><use href=/marks.svg#d /></svg></noscript></main></body>';
  const page = parsePage(html, '/a');
  inlineSymbols(page);
  expect(printPage(page.html, page.changes)).toBe(html);
  expect(readTokens(page.tree)).toContain('--ink');
});

test('a missing symbol fails the build', () => {
  expect(() => inlineSymbols(read('c'))).toThrow('/a uses /marks.svg#c, but /marks.svg has no such symbol');
});
