import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

import {checkImport} from '../../scripts/lib/zones';
import {inProject} from '../../scripts/lib/project.mjs';
import {isTest, listFiles, readText} from '../support/source-tree';

type Import = {specifier: string; isType: boolean};

const files = listFiles(['src', 'functions', 'scripts'], ['.ts', '.tsx', '.mts']).filter(
  (file) => !isTest(file) && !file.endsWith('.d.ts'),
);

const isFile = (file: string): boolean => existsSync(inProject(file)) && statSync(inProject(file)).isFile();

/** The imports of a file, with those of types. */
function importsOf(file: string): Import[] {
  const statements = readText(file).matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm);
  return Array.from(statements, ([, type, specifier = '']) => ({specifier, isType: type !== undefined}));
}

/** The file that an import refers to, if it is one of ours. */
function resolve(file: string, specifier: string): string | undefined {
  const isOurs = /^(?:\.|#(?:src|functions|scripts)\/)/.test(specifier);
  if (!isOurs) return undefined;
  const place = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : specifier.replace('#', '');
  return ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'].map((end) => place + end).find(isFile);
}

const graph = new Map(
  files.map((file) => [
    file,
    importsOf(file).flatMap(({specifier}) => {
      const target = resolve(file, specifier);
      return target === undefined || target === file ? [] : [target];
    }),
  ]),
);

/** The first circle that a walk from each file finds, as its files in order. */
function findCircles(): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start !== -1) circles.push([...trail.slice(start), file].join(' → '));
    if (start !== -1 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return circles;
}

describe('imports, with those of types', () => {
  it('follow the table in src/README.md', () => {
    const problems = files
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) =>
        importsOf(file).flatMap(({specifier, isType}) => {
          const problem = checkImport(file, specifier, isType);
          return problem === undefined ? [] : [`${file} imports ${specifier}. ${problem}`];
        }),
      );
    expect(problems).toEqual([]);
  });

  it('never go in a circle', () => {
    expect(findCircles()).toEqual([]);
  });

  it.each(['pictures/Cover', 'templates/HomePage', 'features/booking/types', 'lib/icon-paths'])(
    'content does not import types of %s',
    (place) => {
      expect(checkImport('src/content/pages/about.ts', `#src/${place}`, true)).toContain('src/content/schema');
    },
  );

  it('give a section or feature that only one template shows a place in that template', () => {
    const parts = files.filter((file) => /^src\/(?:sections|features)\/.*index\.tsx$/.test(file));
    const misplaced = parts.flatMap((part) => {
      const importers = files.filter((file) => !file.endsWith('/example.tsx') && graph.get(file)?.includes(part));
      const isShared = importers.length > 1 || importers.some((file) => !file.startsWith('src/templates/'));
      return isShared ? [] : [`${part}: ${importers.join(', ') || 'no importer'}`];
    });
    expect(misplaced).toEqual([]);
  });
});
