import {inProject, projectNode, tools} from '../../scripts/lib/project.mjs';
import {repeated} from '../support/copy';
import {findPlaces, isTest, listFiles, readText} from '../support/source-tree';

import {spawnSync} from 'node:child_process';
import {compileString} from 'sass';

const compile = (scss: string): string => compileString(scss, {loadPaths: [inProject('src/styles')]}).css;

/** Sass values in src/styles/tokens by name, for names with this prefix. */
function readValues(start: string, settings = ''): Map<string, string> {
  const css = compile(`
    @use 'sass:meta';
    @use 'tokens/space'${settings};
    @use 'tokens/type';
    @each $module in (space, type) {
      @each $name, $value in meta.module-variables($module) { a { #{$name}: #{$value}; } }
    }`);
  const all = [...css.matchAll(/ ([a-z-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value] as const);
  return new Map(all.filter(([name]) => name.startsWith(start) && !name.endsWith('-unit')));
}

describe('tokens', () => {
  it('every space is a multiple of the unit', () => {
    const [narrow, wide] = [readValues('space-'), readValues('space-', ' with ($space-unit: 8px)')];
    const fixed = [...narrow].filter(([, value]) => !value.startsWith('var('));
    expect(fixed.map(([name, value]) => [name, parseFloat(value) * 2])).toEqual(
      fixed.map(([name]) => [name, parseFloat(wide.get(name) ?? '')]),
    );
    const fluid = compile("@use 'tokens/space' with ($space-unit: 8px); @use 'tokens/scale';");
    expect(fluid).toMatch(/--sw-space-section: clamp\(112px, .+, 192px\)/);
  });

  it('each color is defined once, and all are in the palette', () => {
    const palette = readText('src/styles/tokens/_palette.scss');
    const colors = [...palette.matchAll(/#[\da-f]{3,8}\b/g)].map(([hex]) => hex);
    expect(colors.length).toBeGreaterThan(50);
    expect(repeated(colors)).toEqual([]);
    // stylelint checks functions and short colors in style sheets.
    const color = /#(?:[\da-f]{8}|[\da-f]{6})\b|['"]#[\da-f]{3,4}['"]|['"](?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
    const files = listFiles(['src', 'static'], ['.scss', '.css', '.ts', '.tsx']);
    const others = files.filter((file) => !file.endsWith('_palette.scss') && !isTest(file));
    expect(findPlaces(others, color, 'Use a variable of src/styles/tokens: var(--sw-…).')).toEqual([]);
  });
});

describe('stylelint', () => {
  /** Lines of a style module that stylelint rejects. */
  function refuse(lines: readonly string[], file: string): string[] {
    const scss = `.box {\n${lines.map((line) => `  ${line};`).join('\n')}\n}\n`;
    const args = [tools.stylelint, '--stdin', '--stdin-filename', file, '--formatter', 'json'];
    const {stderr} = spawnSync(projectNode, args, {input: scss, cwd: inProject('.'), encoding: 'utf8'});
    const [{warnings}] = JSON.parse(stderr.slice(stderr.indexOf('['))) as [{warnings: {line: number; rule: string}[]}];
    const rules = ['declaration-property-value-disallowed-list', 'site/space-in-arguments'];
    const matches = warnings.filter(({rule}) => rules.includes(rule));
    return matches.toSorted((a, b) => a.line - b.line).map(({line}) => lines[line - 2] ?? '');
  }

  const literals = ['gap: 10px', 'padding: 0 1.5rem', 'inset: auto 24px', 'margin-top: -4px', 'border-radius: 8px'];
  const text = ['font-size: 15px', 'font-size: 0.9rem', 'font-weight: 570', 'font: 500 1rem/1.5 serif'];
  const mixed = ['@include row(8px)', '@include stack($space-row 6px)', '@include absolute($top: 8px)'];
  const tokens = [
    'gap: $space-row',
    'margin-top: 0.125em',
    'bottom: -1px',
    'font-weight: $weight-bold',
    '@include tile(32px)',
  ];

  it('rejects sizes and weights that are not tokens', () => {
    const refused = [...literals, ...text, ...mixed];
    expect(refuse([...refused, ...tokens], 'src/ui/Box/styles.module.scss')).toEqual(refused);
  });

  it('allows pixel positions in drawings, but not pixel font sizes', () => {
    expect(refuse([...literals, ...text, ...mixed], 'src/pictures/Box/styles.module.scss')).toEqual(text);
  });
});
