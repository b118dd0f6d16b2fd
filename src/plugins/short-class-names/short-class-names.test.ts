import {listFiles} from '../../../tests/support/source-tree';
import {createNamer} from './index';

test('names are short, unique and depend on the file alone', () => {
  const name = createNamer();
  const names = ['a/one', 'a/two', 'a/one', 'b/one'].map((path) => name(path.slice(0, 1), path.slice(2)));
  expect(new Set(names).size).toBe(3);
  expect(names.every((name) => /^[a-z][\da-z]{4}$/.test(name))).toBe(true);
  expect(createNamer()('b', 'one')).toBe(names[3]);
});

test('every style module has a unique prefix', () => {
  const name = createNamer();
  const files = listFiles(['src'], ['.module.scss']);
  expect(files.length).toBeGreaterThan(200);
  expect(new Set(files.map((file) => name(file, 'a'))).size).toBe(files.length);
});
