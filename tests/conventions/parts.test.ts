import {islands} from '#src/islands/registry';
import {rows, unused} from '../e2e/parts/rows';
import {listFiles} from '../support/source-tree';

/** What the site has that visitors use: folders of features, modules or folders of behaviors, and islands. */
const parts = [
  ...listFiles(['src/features', 'src/behaviors'], ['.ts', '.tsx']).map((file) =>
    file
      .split('/')
      .slice(1, 3)
      .join('/')
      .replace(/\.tsx?$/, ''),
  ),
  ...Object.keys(islands).map((name) => `islands/${name}`),
];

const watched = new Set([...Object.values(rows).flatMap(({of}) => of), ...Object.keys(unused)]);

test('each part has a row in the table of tests/e2e/parts', () => {
  expect(parts.length).toBeGreaterThan(40);
  expect([...new Set(parts)].filter((part) => !watched.has(part))).toEqual([]);
});

test('the table names no part that is gone', () => {
  expect([...watched].filter((part) => !parts.includes(part))).toEqual([]);
});
