import {withoutDevelopment} from '../../scripts/lib/production-lock.mjs';
import {readText} from '../support/source-tree';

const read = (file: string) => JSON.parse(readText(file)) as never;

test('tools are left out, and what both a tool and the site need stays', () => {
  const {manifest, lock} = withoutDevelopment(
    {name: 'site', dependencies: {a: '1.0.0'}, devDependencies: {b: '1.0.0'}},
    {
      packages: {
        '': {dependencies: {a: '1.0.0'}, devDependencies: {b: '1.0.0'}},
        'node_modules/a': {version: '1.0.0', devOptional: true},
        'node_modules/b': {version: '1.0.0', dev: true},
      },
    } as never,
  );
  expect(manifest).toEqual({name: 'site', dependencies: {a: '1.0.0'}});
  expect(lock.packages).toEqual({'': {dependencies: {a: '1.0.0'}}, 'node_modules/a': {version: '1.0.0'}});
});

test('of this site every package of package.json is in it, and no tool', () => {
  const {lock} = withoutDevelopment(read('package.json'), read('package-lock.json'));
  const {dependencies} = read('package.json') as {dependencies: Record<string, string>};
  const places = Object.keys(lock.packages);
  expect(Object.keys(dependencies).filter((name) => !places.includes(`node_modules/${name}`))).toEqual([]);
  expect(places.filter((place) => /^node_modules\/(?:jest|eslint|netlify-cli|@playwright\/test)$/.test(place))).toEqual(
    [],
  );
});
