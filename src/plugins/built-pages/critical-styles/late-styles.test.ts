import {createLateStyles} from './late-styles';
import {scopeSelector} from './select-rules';

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

test.each([
  ['.a', '.a:is([data-x] *)'],
  ['.a .b > p::before', '.a .b > p:is([data-x] *)::before'],
  ['[data-theme=dark] .a:hover', '[data-theme=dark] .a:hover:is([data-x] *)'],
  [':where(.a) > *', ':where(.a) > *:where([data-x] *)'],
  ['.dialog::backdrop', '.dialog:is([data-x] *)::backdrop'],
])('%s is limited to the elements inside a part', (selector, expected) => {
  expect(scopeSelector(selector, '[data-x] *')).toEqual([expected]);
});

test.each(['html', ':root', 'body.a'])('%s matches nothing inside a part', (selector) => {
  expect(scopeSelector(selector, '[data-x]')).toEqual([]);
});

describe('the styles of what a script adds', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'late-styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
  afterAll(() => {
    rmSync(outDir, {recursive: true});
  });
  const print = (css: string, script: string): string => {
    writeFileSync(path.join(outDir, 'styles.css'), css);
    const address = createLateStyles(outDir, '/styles.css')('part', script, '[data-x] *');
    expect(address).toMatch(/^\/assets\/css\/part\.[\da-f]{8}\.css$/);
    return readFileSync(path.join(outDir, address), 'utf8');
  };

  test('has the rules whose classes are in the script, in their order, without fonts and layers', () => {
    const css = '@layer one,two;@font-face{font-family:A}.b{top:0}.a{top:1px}.other{top:2px}@media print{.a{top:3px}}';
    expect(print(css, 'e("p",{className:"a b"})')).toBe(
      '.b:is([data-x] *){top:0}.a:is([data-x] *){top:1px}@media print{.a:is([data-x] *){top:3px}}',
    );
  });

  test('has the rules of headings, whose level a script may insert', () => {
    expect(print('.a h2{top:0}.a h5{top:0}', 'e(`h${level}`,{className:"a"})')).toBe('.a h2:is([data-x] *){top:0}');
  });

  test('has the custom properties and animations that they use', () => {
    const css =
      ':root{--one:0;--two:1}.a{top:var(--one);animation:turn 1s}@keyframes turn{to{top:0}}@keyframes no{to{top:0}}';
    expect(print(css, 'x="a"')).toBe(
      ':root{--one:0}.a:is([data-x] *){top:var(--one);animation:turn 1s}@keyframes turn{to{top:0}}',
    );
  });

  test('has the tokens of themes and of the band, which elements around it set', () => {
    const css =
      ':root{--one:0;--two:0;color-scheme:light}html[data-theme=dark]{--one:3;top:0}[data-scheme=band]{--one:1;color:red}' +
      '.a{top:var(--one)}.b{--one:2}';
    expect(print(css, '<i class="a b" data-scheme=band style="left:var(--two)">')).toBe(
      ':root{--one:0;--two:0}html[data-theme=dark]{--one:3}[data-scheme=band]{--one:1}[data-scheme=band]:is([data-x] *){color:red}' +
        '.a:is([data-x] *){top:var(--one)}.b:is([data-x] *){--one:2}',
    );
  });
});
