import {parsePage} from '../page/page';
import {createStylePrinter} from './inline-styles';
import {readSheet} from './sheet';
import {findLaterSection} from './split-rules';

const sections = (later: string): string =>
  `<header class=top></header><main><section class=a><h1>A</h1></section><section class=b></section>${later}</main>`;

function print(css: string, html: string): readonly string[] {
  const {tree, main} = parsePage(html, '/a');
  return createStylePrinter(readSheet(css))(tree, findLaterSection(main));
}

test('rules that only later sections need come after those of the first screen', () => {
  const css = '.c p{top:0}.a,.c{top:1px}.top{top:2px}p:hover{top:3px}@media (width>1px){.c{left:0}}section{width:4px}';
  expect(print(css, sections('<section class=c><p>'))).toEqual([
    '.a{top:1px}.top{top:2px}section{width:4px}',
    '.c p{top:0}.c{top:1px}p:hover{top:3px}@media (width>1px){.c{left:0}}',
  ]);
});

test.each([
  ['sets the same property', '.c{top:0}.wide{top:1px}', true],
  ['sets a part of it', '.c{padding:0}.wide{padding-left:1px}', true],
  ['sets the same side by another name', '.c{inset:0}.wide{top:1px}', true],
  ['sets another property', '.c{top:0}.wide{width:1px}', false],
  ['is for another element', '.c{top:0}.b{top:1px}', false],
  ['is for an element in another place', '.c{top:0}.deep .wide{top:1px}', false],
  ['comes before', '.wide{top:1px}.c{top:0}', false],
])('a rule stays before one of the first screen that %s: %s', (_, css, stays) => {
  const html = sections('<section class="c wide"></section>').replace('class=b>', 'class="b wide"><i class=deep></i>');
  const [first, later] = print(css, html);
  expect([first === css, later === '']).toEqual([stays, stays]);
});

test('what one rule holds back holds back others', () => {
  const css = '.d{top:0}.c{top:1px;left:0}.wide{left:1px}';
  const html = sections('<section class="c d wide"></section>').replace('class=b', 'class="b wide"');
  expect(print(css, html)).toEqual([css, '']);
});

test('custom properties and animations are where they are used', () => {
  const css =
    ':root{--one:0;--two:0;--three:0}.a{top:var(--one);animation:turn 1s}.c{top:var(--two);animation:grow 1s}' +
    '@keyframes turn{to{top:0}}@keyframes grow{to{top:0}}@font-face{font-family:A}';
  expect(print(css, sections('<section class=c>'))).toEqual([
    ':root{--one:0;--two:0}.a{top:var(--one);animation:turn 1s}@keyframes turn{to{top:0}}@font-face{font-family:A}',
    '.c{top:var(--two);animation:grow 1s}@keyframes grow{to{top:0}}',
  ]);
});

test('a page with two sections, or with later ones in a grid, has one text', () => {
  expect(print('.b{top:0}', sections(''))).toEqual(['.b{top:0}', '']);
  expect(print('.c{top:0}', sections('<div><section class=c></section></div>'))).toEqual(['.c{top:0}', '']);
});
