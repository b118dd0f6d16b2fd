import {fill} from '.';
import {createPackageCollector} from './browser-packages';
import {describePackages} from './describe';
import {readImports} from './imported-packages';
import {closeOver, findPlace, placeOfFile, type Lock} from './lock';
import {permits, readLicense} from './policy';
import {printList, printTexts} from './print';

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const lock: Lock = {
  'node_modules/a': {version: '1.0.0', license: 'MIT', dependencies: {b: '^2.0.0', '@s/c': '1.x'}},
  'node_modules/b': {version: '1.0.0', license: 'ISC'},
  'node_modules/alias': {name: '@s/own-name', version: '3.0.0', license: 'MIT'},
  'node_modules/a/node_modules/b': {version: '2.0.0', license: 'MIT', dependencies: {a: '*'}},
  'node_modules/@s/c': {version: '1.2.0', license: '(MIT OR GPL-3.0)', optionalDependencies: {gone: '1.x'}},
};

describe('which packages', () => {
  test('a package is found where Node finds it: in its own folder, or the nearest above', () => {
    expect(findPlace(lock, 'b', 'node_modules/a')).toBe('node_modules/a/node_modules/b');
    expect(findPlace(lock, 'b', 'node_modules/@s/c')).toBe('node_modules/b');
    expect(findPlace(lock, 'a', 'node_modules/a/node_modules/b')).toBe('node_modules/a');
    expect(findPlace(lock, 'x', 'node_modules/a')).toBeUndefined();
  });

  test('with a package comes all it depends on, in the version it gets; a part that is left out is no mistake', () => {
    expect([...closeOver(lock, ['a'])]).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/@s/c',
    ]);
    expect(() => closeOver(lock, ['x'])).toThrow('x is not in package-lock.json');
  });

  test('a file belongs to the innermost package', () => {
    expect(placeOfFile('/site/node_modules/a/node_modules/@s/c/lib/node.js')).toBe('node_modules/a/node_modules/@s/c');
    expect(placeOfFile('/site/src/ui/Icon/index.tsx')).toBeUndefined();
  });

  test('the bundle tells its packages, also where the bundler made one module of many', () => {
    const found: string[][] = [];
    const modules = [
      {resource: '/site/node_modules/b/index.js?x'},
      {modules: [{resource: '/site/src/a.ts'}, {resource: '/site/node_modules/a/a.js'}]},
    ];
    const hook = <T>(given: T) => ({tap: (_name: string, action: (value: T) => void) => action(given)});
    const compilation = {
      chunks: [{}],
      chunkGraph: {getChunkModules: () => modules},
      hooks: {afterSeal: hook(undefined)},
    };
    createPackageCollector((places) => found.push([...places])).apply({hooks: {thisCompilation: hook(compilation)}});
    expect(found).toEqual([['node_modules/b', 'node_modules/a']]);
  });

  test('code tells what it imports; types, parts of Node and files of the site are no packages', () => {
    const code = `import type {A} from 'types';
import {b,
  c} from '@s/c/deep';
import d from "./d";
import {e} from 'node:fs';
import 'sharp-edges';
export {f} from 'f';
const g = await import('g/x');`;
    expect(readImports(code.replaceAll('"', "'"))).toEqual(['@s/c', 'sharp-edges', 'f', 'g']);
  });
});

describe('which licenses', () => {
  test.each(['MIT', '(MIT OR GPL-2.0)', 'GPL-3.0 OR (ISC AND MIT)', 'Apache-2.0 AND MIT'])(
    '%s may be passed on',
    (name) => {
      expect(permits(name, 'delivery')).toBe(true);
    },
  );

  test.each([
    'GPL-3.0',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0',
    '(ISC OR MIT) AND AGPL-3.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'MIT GPL-3.0',
    '',
    undefined,
  ])('%p may not', (name) => {
    expect(permits(name, 'delivery')).toBe(false);
  });

  test('a tool may be under terms that count for who passes it on', () => {
    expect(permits('MPL-2.0', 'delivery')).toBe(false);
    expect(permits('MPL-2.0', 'tools')).toBe(true);
    expect(permits('GPL-3.0', 'tools')).toBe(false);
  });

  test('an old package lists its licenses, or names none', () => {
    const none = () => ({});
    expect(readLicense('a', 'MIT', none)).toBe('MIT');
    expect(readLicense('a', undefined, () => ({licenses: [{type: 'MIT'}, 'ISC']}))).toBe('MIT OR ISC');
    expect(readLicense('a', undefined, none)).toBeUndefined();
  });
});

describe('the lists', () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
  beforeAll(() => {
    for (const [place, file, text] of [
      ['node_modules/a', 'LICENSE.md', 'Do as you like.\r\nWith a name.'],
      ['node_modules/@s/c', 'license', 'Do as you like.\r\nWith a name.'],
      ['node_modules/a/node_modules/b', 'licenses.ts', 'export {}'],
    ] as const) {
      mkdirSync(path.join(siteDir, place), {recursive: true});
      writeFileSync(path.join(siteDir, place, file), text);
    }
  });
  afterAll(() => {
    rmSync(siteDir, {recursive: true});
  });

  test('are grouped by license, the most frequent first, with a link to each version', () => {
    const html = printList(describePackages(siteDir, lock, closeOver(lock, ['a'])));
    expect(html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
      '|MIT |2 packages|a| 1.0.0|b| 2.0.0|MIT OR GPL-3.0 |1 package|@s/c| 1.2.0|',
    );
    expect(html).toContain('href="https://www.npmjs.com/package/@s/c/v/1.2.0"');
  });

  test('a package that is installed under another name is listed under its own', () => {
    const [described] = describePackages(siteDir, lock, ['node_modules/alias']);
    expect(described).toMatchObject({name: '@s/own-name', version: '3.0.0'});
  });

  test('a shared text stands once, under all who share it; a package without one says so', () => {
    const text = printTexts('Site', describePackages(siteDir, lock, closeOver(lock, ['a'])));
    expect(text.match(/Do as you like\.\nWith a name\./g)).toHaveLength(1);
    expect(text).toContain('@s/c 1.2.0 ((MIT OR GPL-3.0))');
    expect(text).toContain('b 2.0.0 (MIT)\n\nLicense: MIT. The package has no file with its text.');
  });

  test('a license that does not permit it stops the build and names the package', () => {
    const bad: Lock = {'node_modules/a': {version: '1.0.0', license: 'AGPL-3.0'}};
    expect(() => describePackages(siteDir, bad, ['node_modules/a'])).toThrow('a 1.0.0: AGPL-3.0');
  });

  test('go to their places in the page', () => {
    const page = '<div class="x" data-packages="browser"><p>Later</p></div><div data-packages=functions></div>';
    expect(fill(fill(page, 'browser', 'B'), 'functions', 'F')).toBe(
      '<div class="x" data-packages="browser">B</div><div data-packages=functions>F</div>',
    );
    expect(() => fill('<p>', 'browser', '')).toThrow('no place');
  });
});
