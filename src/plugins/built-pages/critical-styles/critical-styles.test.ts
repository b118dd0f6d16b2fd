import {parsePage, type Page} from '../page/page';
import {createStyles, readNeeds} from './inline-styles';
import {readTokens} from './read-tokens';
import {readSheet} from './select-rules';

const page = (html: string): Page => parsePage(`${html}<main><h1>A</h1></main>`, '/a');
const print = (css: string, html: string): string => {
  const sheet = readSheet(css);
  return createStyles(sheet, [readNeeds(sheet, page(html).tree)])[0] ?? '';
};

test('a rule is kept when the page has every class, id and element in its selector', () => {
  const css = '.a .b{top:0}#x>p{top:1px}.a .c{top:2px}h2{top:3px}p,.c{top:4px}';
  expect(print(css, '<div id=x class="a b"><p class=b>')).toBe('.a .b{top:0}#x>p{top:1px}p{top:4px}');
});

test.each([
  ['an attribute', '.a[open]{top:0}'],
  ['a class that comes later', '.a:has(.later){top:0}'],
  ['a state', '.a:not(.later):hover{top:0}'],
  ['a theme', '[data-theme=dark] .a{top:0}'],
  ['everything', '.a>*{top:0}'],
])('%s never removes a rule', (_, css) => {
  expect(print(css, '<p class=a>')).toBe(css);
});

test('conditions keep their rules and empty ones are removed, but a layer keeps its place', () => {
  const css = '@layer one{.b{top:0}}@layer two{.a{top:0}}@media print{.b{top:0}}@media print{.a{top:0}}';
  expect(print(css, '<p class=a>')).toBe('@layer one;@layer two{.a{top:0}}@media print{.a{top:0}}');
});

test('custom properties and animations are kept with what uses them, directly or indirectly', () => {
  const css =
    ':root{--one:var(--two);--two:0;--three:0;--by-attribute:0}.a{top:var(--one);animation:turn 1s}' +
    '@keyframes turn{to{top:0}}@keyframes other{to{top:0}}';
  expect(print(css, '<p class=a style="left:var(--by-attribute)">')).toBe(
    ':root{--one:var(--two);--two:0;--by-attribute:0}.a{top:var(--one);animation:turn 1s}@keyframes turn{to{top:0}}',
  );
});

test('a declaration in a layer is removed if a rule outside of layers always overrides it', () => {
  const layer = '@layer one{:root{--one:0;--two:0}.a{top:0;left:0;right:0!important}}';
  const css = `${layer}:root{--one:1}.a{top:var(--one);bottom:var(--two);right:1px}@media print{.a{left:0}}`;
  expect(print(css, '<p class=a>')).toBe(css.replace('--one:0;', '').replace('top:0;', ''));
});

test('fonts and the order of layers are always kept', () => {
  const css = '@layer one,two;@font-face{font-family:A}';
  expect(print(css, '<p>')).toBe('@layer one,two;@font-face{font-family:A}');
});

test('tokens include SVG elements, templates and custom properties in any attribute', () => {
  const html =
    '<A class=one id=two style="top:var(--three)"><b class="four  five"></b></A><template><i class=six></i></template>' +
    '<svg><linearGradient fill="var(--seven)"></linearGradient></svg><style>p{top:var(--eight)}</style>';
  const tokens = [...readTokens(page(html).tree)];
  const expected = [
    'a',
    'b',
    '.one',
    '#two',
    '--three',
    '.four',
    '.five',
    '.six',
    'lineargradient',
    '--seven',
    '--eight',
  ];
  expect(tokens).toEqual(expect.arrayContaining(expected));
});

test('pages that need the same rules share a style with the custom properties of each', () => {
  const sheet = readSheet(':root{--one:0;--two:0;--three:0}.a{top:0}.b{top:1px}');
  const needs = ['<p class=a style="left:var(--one)">', '<p class=b>', '<p class=a style="left:var(--two)">'];
  const [first, other, same] = createStyles(
    sheet,
    needs.map((html) => readNeeds(sheet, page(html).tree)),
  );
  expect(first).toBe(':root{--one:0;--two:0}.a{top:0}');
  expect(other).toBe('.b{top:1px}');
  expect(same).toBe(first);
});
