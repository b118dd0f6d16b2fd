import {withoutDevelopment} from '../../scripts/lib/production-lock.ts';
import {readText} from '../support/source-tree';

type Manifest = {dependencies: Record<string, string>};
type Lock = {packages: Record<string, {dev?: boolean}>};

const manifest = JSON.parse(readText('package.json')) as Manifest;
const lock = JSON.parse(readText('package-lock.json')) as Lock;

test('tools are left out, and what both a tool and the site need stays', () => {
  const production = withoutDevelopment(
    {name: 'site', dependencies: {a: '1.0.0'}, devDependencies: {b: '1.0.0'}},
    {
      packages: {
        '': {dependencies: {a: '1.0.0'}, devDependencies: {b: '1.0.0'}},
        'node_modules/a': {version: '1.0.0', devOptional: true},
        'node_modules/b': {version: '1.0.0', dev: true},
      },
    },
  );
  expect(production.manifest).toEqual({name: 'site', dependencies: {a: '1.0.0'}});
  expect(production.lock.packages).toEqual({'': {dependencies: {a: '1.0.0'}}, 'node_modules/a': {version: '1.0.0'}});
});

test('of this site every package of package.json is in it, and no tool', () => {
  const places = Object.keys(withoutDevelopment(manifest, lock).lock.packages);
  expect(Object.keys(manifest.dependencies).filter((name) => !places.includes(`node_modules/${name}`))).toEqual([]);
  expect(places.filter((place) => /^node_modules\/(?:jest|eslint|netlify-cli|@playwright\/test)$/.test(place))).toEqual(
    [],
  );
});
