import {rows, unused} from '../e2e/parts/rows';
import {listFiles, readText} from '../support/source-tree';

/**
 * What the site has that visitors use, as a path in src: each script and each island, and each folder of parts that has
 * neither.
 */
const scripts = listFiles(['src/parts', 'src/boot'], ['.browser.ts', '.island.tsx'])
  .filter((file) => !file.startsWith('src/boot/scripts/'))
  .map((file) => file.replace(/^src\/|\.(?:browser|island)\.tsx?$/g, ''));
const folders = new Set(listFiles(['src/parts']).map((file) => file.split('/').slice(1, 3).join('/')));
const isIn = (part: string, folder: string): boolean => part === folder || part.startsWith(`${folder}/`);
const parts = [...scripts, ...[...folders].filter((folder) => !scripts.some((part) => isIn(part, folder)))];

/** A row may name a folder of parts instead of each script in it. */
const watched = [...new Set([...Object.values(rows).flatMap(({of}) => of), ...Object.keys(unused)])];

test('each part has a row in the table of tests/e2e/parts', () => {
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter((part) => !watched.some((folder) => isIn(part, folder)))).toEqual([]);
});

test('the table names no part that is gone', () => {
  expect(watched.filter((folder) => !parts.some((part) => isIn(part, folder)))).toEqual([]);
});

test('no two attributes of parts have the same name', () => {
  const names = listFiles(['src'], ['/names.ts']).flatMap(
    (file) => readText(file).match(/(?<=')data-[\w-]+(?=')/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
