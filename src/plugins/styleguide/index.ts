import type {StyleToken, StyleTokens} from '#src/content/schema/styleguide';

import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileString} from 'sass';

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

/** A token as written, without its values. */
type NamedToken = Omit<StyleToken, 'values'>;

/** Tokens a style sheet sets, each once, with the comments on their use. */
export function parseTokens(scss: string): NamedToken[] {
  const tokens = new Map<string, NamedToken>();
  for (const [, name = '', value = '', use = ''] of settings.flatMap((setting) => [...scss.matchAll(setting)])) {
    if (!tokens.has(name)) tokens.set(name, {name: `--sw-${name}`, use, kind: kindOf(name, value)});
  }
  return [...tokens.values()];
}

/** The tokens of the folder `styles`, as `/styleguide` shows them. */
export function readTokens(folder: string): StyleTokens {
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
  const compile = (scss: string): string => compileString(scss, {loadPaths: [folder]}).css;
  // The first value is the usual one; others follow for media queries.
  const valuesIn = (scss: string): ReadonlyMap<string, string> =>
    new Map(
      Array.from(
        compile(scss).matchAll(/(--sw-[\w-]+): ([^;]+);/g),
        ([, name = '', value = '']) => [name, value] as const,
      ).toReversed(),
    );
  const themes = ['light', 'dark', 'band'].map((theme) =>
    valuesIn(`@use 'tokens/themes'; :root { @include themes.palette(${theme}); }`),
  );
  const scale = valuesIn("@use 'tokens/scale'; @use 'tokens/colors';");
  const tokens = parseTokens(
    ['_themes', '_colors', '_scale'].map((name) => read(`tokens/${name}.scss`)).join('\n'),
  ).map((token): StyleToken => {
    const [light = scale.get(token.name) ?? '', dark, band] = themes.map((values) => values.get(token.name));
    return {...token, values: {light, ...(dark && {dark}), ...(band && {band})}};
  });
  const titles = {color: 'Colors', shadow: 'Shadows', length: 'Sizes and spaces', other: 'Fonts, motion, layers'};
  const looks = Object.entries(titles) as [StyleToken['kind'], string][];
  const styles = Array.from(read('mixins/_type.scss').matchAll(/^ {2}(\w+): \$text-/gm), ([, name = '']) => name);
  return {
    groups: looks.map(([look, title]) => ({title, tokens: tokens.filter((token) => token.kind === look)})),
    textStyles: styles.map((name) => {
      const css = compile(`@use 'mixins' as *; .style { @include type(${name}); }`);
      return {name, value: /\{\s*([^}]*?);?\s*\}/.exec(css)?.[1]?.replaceAll(/;\s*/g, '; ') ?? ''};
    }),
  };
}

/** Adds `/styleguide` and its second page. The configuration leaves this plugin out of production builds. */
export default function styleguide({siteDir}: LoadContext): Plugin<StyleTokens> {
  return {
    name: 'styleguide',
    getPathsToWatch: () => [`${siteDir}/src/styles/{tokens,mixins}/*.scss`],
    loadContent: () => readTokens(`${siteDir}/src/styles`),
    contentLoaded({content, actions}) {
      const pages = '@site/src/pages';
      actions.addRoute({
        path: '/styleguide',
        component: `${pages}/_styleguide.tsx`,
        exact: true,
        props: {tokens: content},
      });
      actions.addRoute({path: '/styleguide/containers', component: `${pages}/_containers.tsx`, exact: true});
    },
  };
}
