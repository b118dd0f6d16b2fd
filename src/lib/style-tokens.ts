import {compileString} from 'sass';

/** Value of a style token by its name without `--sw-`, such as `paper`. */
export type Tokens = (name: string) => string;

/** Reads a theme's colors, including covers, from src/styles/tokens, so no other file has a copy. */
export function readTokens(theme: 'light' | 'dark'): Tokens {
  const source = `@use 'tokens/covers'; @use 'tokens/themes'; :root { @include themes.palette(${theme}); }`;
  const {css} = compileString(source, {loadPaths: ['src/styles']});
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--sw-([\w-]+): ([^;]+);/g)) {
    if (!values.has(name)) values.set(name, value);
  }
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`src/styles/tokens has no --sw-${name}.`);
    return value;
  };
}
