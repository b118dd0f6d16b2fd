import {readFileSync} from 'node:fs';

import type {StyleToken, StyleTokens} from '#src/templates/StyleguidePage/types';

const declaration = /^ *(--sw-[\w-]+): (.+);(?: \/\/ (.+))?$/gm;

function kindOf(name: string, value: string): StyleToken['kind'] {
  if (name.startsWith('--sw-shadow')) return 'shadow';
  if (value.startsWith('#{')) return 'color';
  return /^clamp|px$|em$/.test(value) ? 'length' : 'other';
}

/** Custom properties a style sheet declares, each once, with the comments on their use. */
export function parseTokens(scss: string): StyleToken[] {
  const tokens = new Map<string, StyleToken>();
  for (const [, name = '', value = '', use = ''] of scss.matchAll(declaration)) {
    if (!tokens.has(name)) tokens.set(name, {name: name as StyleToken['name'], use, kind: kindOf(name, value)});
  }
  return [...tokens.values()];
}

/** The tokens of the folder `styles`, as `/styleguide` shows them. */
export function readTokens(folder: string): StyleTokens {
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
  const tokens = parseTokens(['_light', '_colors', '_scale'].map((name) => read(`tokens/${name}.scss`)).join('\n'));
  const titles = {color: 'Colors', shadow: 'Shadows', length: 'Sizes and spaces', other: 'Fonts, motion, layers'};
  const looks = Object.entries(titles) as [StyleToken['kind'], string][];
  return {
    groups: looks.map(([look, title]) => ({title, tokens: tokens.filter((token) => token.kind === look)})),
    textStyles: Array.from(read('mixins/_type.scss').matchAll(/^ {2}(\w+): \$text-/gm), ([, name = '']) => name),
  };
}
