import type {StyleToken, StyleTokens} from '#src/content/schema/styleguide';
import {readFileSync} from 'node:fs';

/** Ways to set a token, with a comment on its use: a declaration, or the mixin of `tokens/_themes.scss`. */
const settings = [
  /^ *--sw-([\w-]+): (.+);(?: \/\/ (.+))?$/gm,
  /^ *@include set\(\s*\$theme,\s*'([\w-]+)',\s*([^;]+)\);(?: \/\/ (.+))?$/gm,
];

function kindOf(name: string, value: string): StyleToken['kind'] {
  if (name.startsWith('shadow')) return 'shadow';
  if (/^(?:#\{|\$|rgba)/.test(value)) return 'color';
  return /^clamp|px$|em$/.test(value) ? 'length' : 'other';
}

/** Tokens a style sheet sets, each once, with the comments on their use. */
export function parseTokens(scss: string): StyleToken[] {
  const tokens = new Map<string, StyleToken>();
  for (const [, name = '', value = '', use = ''] of settings.flatMap((setting) => [...scss.matchAll(setting)])) {
    if (!tokens.has(name)) tokens.set(name, {name: `--sw-${name}`, use, kind: kindOf(name, value)});
  }
  return [...tokens.values()];
}

/** The tokens of the folder `styles`, as `/styleguide` shows them. */
export function readTokens(folder: string): StyleTokens {
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
  const tokens = parseTokens(['_themes', '_colors', '_scale'].map((name) => read(`tokens/${name}.scss`)).join('\n'));
  const titles = {color: 'Colors', shadow: 'Shadows', length: 'Sizes and spaces', other: 'Fonts, motion, layers'};
  const looks = Object.entries(titles) as [StyleToken['kind'], string][];
  return {
    groups: looks.map(([look, title]) => ({title, tokens: tokens.filter((token) => token.kind === look)})),
    textStyles: Array.from(read('mixins/_type.scss').matchAll(/^ {2}(\w+): \$text-/gm), ([, name = '']) => name),
  };
}
