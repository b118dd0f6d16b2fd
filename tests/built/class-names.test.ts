import {createNamer} from '#src/plugins/short-class-names/index';
import {builtFiles} from '../support/built-site';
import {listFiles, readText} from '../support/source-tree';

/* A component that isn't in the browser bundle loses its styles unless src/theme/shell-styles.ts imports them. */
test('the style sheet has the styles of every component on the pages', () => {
  const name = createNamer();
  const modules = new Map(listFiles(['src'], ['.module.scss']).map((file) => [name(file, '').slice(0, 4), file]));
  const read = (ending: string) =>
    builtFiles()
      .filter((file) => file.endsWith(ending))
      .map((file) => readText(`build${file}`));
  const styled = new Set(
    read('.css').flatMap((css) => Array.from(css.matchAll(/\.([a-z][\da-z]{3})[\da-z]/g), ([, prefix]) => prefix)),
  );
  const used = new Set(
    read('.html').flatMap((html) =>
      Array.from(html.matchAll(/ class="?([^">]+)/g), ([, list = '']) => list.split(/\s+/)).flat(),
    ),
  );
  const prefixes = new Set(Array.from(used, (token) => token.slice(0, 4)).filter((prefix) => modules.has(prefix)));
  expect(prefixes.size).toBeGreaterThan(100);
  expect([...prefixes].filter((prefix) => !styled.has(prefix)).map((prefix) => modules.get(prefix))).toEqual([]);
});
