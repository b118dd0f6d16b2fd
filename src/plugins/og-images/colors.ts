import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Hex colors of the style tokens, light filling, by name without `--sw-`. */
export type Colors = (name: string) => string;

/** Reads the colors from the files that the site's styles have them from, so that a picture cannot drift from the page. */
export function readColors(siteDir: string): Colors {
  const folder = path.join(siteDir, 'src/styles/tokens');
  const light = readFileSync(path.join(folder, '_light.scss'), 'utf8');
  const covers = readFileSync(path.join(folder, '_covers.scss'), 'utf8').split('@mixin')[0] ?? '';
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of `${light}${covers}`.matchAll(/--sw-([\w-]+): (#[\da-f]{3,8});/g)) {
    found.set(name, value);
  }
  return (name) => {
    const color = found.get(name);
    if (color === undefined)
      throw new Error(`src/styles/tokens has no color --sw-${name}, which og-images draws with.`);
    return color;
  };
}
