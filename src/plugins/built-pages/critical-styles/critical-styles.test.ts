import {type Page, parsePage} from '../page/page';
import {createStylePrinter} from './inline-styles';
import {printPrint} from './select-rules';
import {readSheet} from './sheet';
import {readTokens} from './tokens';

const page = (html: string): Page => parsePage(`${html}<main><h1>A</h1></main>`, '/a');
const print = (css: string, html: string): string => createStylePrinter(readSheet(css))(page(html).tree)[0];

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

test('an attribute that no script changes removes a rule when the page lacks it', () => {
  const css = '[data-motion=rise]{top:0}[data-scheme=band] .a{top:1px}';
  expect(print(css, '<p class=a data-motion=grow>')).toBe('[data-motion=rise]{top:0}');
});

test('conditions keep their rules and empty ones are removed, but a layer keeps its place', () => {
  const css = '@layer one{.b{top:0}}@layer two{.a{top:0}}@media screen{.b{top:0}}@media screen{.a{top:0}}';
  expect(print(css, '<p class=a>')).toBe('@layer one;@layer two{.a{top:0}}@media screen{.a{top:0}}');
});

test('a rule is removed when the page matches none of its alternatives', () => {
  const css = ':where(.a .b){top:0}.a :is(.b,.c>p):hover{top:1px}:is(.b,:where(p)){top:2px}.a:not(:is(.b)){top:3px}';
  expect(print(css, '<p class=a>')).toBe(':is(.b,:where(p)){top:2px}.a:not(:is(.b)){top:3px}');
});

test('custom properties and animations are kept with what uses them, directly or indirectly', () => {
  const css =
    ':root{--one:var(--two);--two:0;--three:0;--by-attribute:0}.a{top:var(--one);animation:turn 1s}' +
    '@keyframes turn{to{top:0}}@keyframes other{to{top:0}}@property --two{inherits:true}@property --three{inherits:true}';
  expect(print(css, '<p class=a style="left:var(--by-attribute)">')).toBe(
    ':root{--one:var(--two);--two:0;--by-attribute:0}.a{top:var(--one);animation:turn 1s}@keyframes turn{to{top:0}}' +
      '@property --two{inherits:true}',
  );
});

test('a declaration in a layer is removed if a rule outside of layers always overrides it', () => {
  const layer = '@layer one{:root{--one:0;--two:0}.a{top:0;left:0;right:0!important}}';
  const css = `${layer}:root{--one:1}.a{top:var(--one);bottom:var(--two);right:1px}@media screen{.a{left:0}}`;
  expect(print(css, '<p class=a>')).toBe(css.replace('--one:0;', '').replace('top:0;', ''));
});

test('a rule for all elements of a kind overrides those for some of them, and a shorthand its properties', () => {
  const layer = '@layer one{a:hover{top:0;left:0}a::before{top:0}html{color:red}p{padding-left:0;border-radius:0}}';
  const rules = ':root{color:blue}:where(a){top:1px}a{left:1px}p{padding:0;border:0}';
  expect(print(layer + rules, '<p><a>')).toBe(`@layer one{a::before{top:0}p{border-radius:0}}${rules}`);
});

test.each([
  ['a menu', '<header><div popover=auto class=a></div></header>'],
  ['a dialog', '<dialog class=a></dialog>'],
  ['a message', '<form><template data-part=sent><p class=a></template></form>'],
])('%s has its rules in the page, so it can be shown at once', (_, html) => {
  expect(print('.a{top:0}.b{top:1px}', html)).toBe('.a{top:0}');
});

test('print has a sheet with its layers; pages keep the custom properties it uses', () => {
  const css =
    '@layer one{@media print{p{top:0}}}:root{--one:0}@media print and (width>1px){p{top:var(--one)}}p{left:0}';
  expect(print(css, '<p>')).toBe('@layer one;:root{--one:0}p{left:0}');
  expect(printPrint(readSheet(css))).toBe(
    '@layer one{@media print{p{top:0}}}@media print and (width>1px){p{top:var(--one)}}',
  );
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

test('pages that need the same rules get the custom properties that each uses itself', () => {
  const printer = createStylePrinter(readSheet(':root{--one:0;--two:0}.a{top:0}'));
  const styles = ['--one', '--two', '--one'].map(
    (name) => printer(page(`<p class=a style="left:var(${name})">`).tree)[0],
  );
  expect(styles).toEqual([':root{--one:0}.a{top:0}', ':root{--two:0}.a{top:0}', ':root{--one:0}.a{top:0}']);
});
