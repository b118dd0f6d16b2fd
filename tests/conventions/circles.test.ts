import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

import {inProject} from '../../scripts/lib/project.mjs';
import {captures, isTest, listFiles, readText} from '../support/source-tree';

const files = listFiles(['src', 'functions', 'scripts'], ['.ts', '.tsx', '.mts']).filter(
  (file) => !isTest(file) && !file.endsWith('.d.ts'),
);

const isFile = (file: string): boolean => existsSync(inProject(file)) && statSync(inProject(file)).isFile();

/** What a file imports, with types. */
const importsOf = (file: string): string[] =>
  captures(readText(file), /^(?:import|export)\s+(?:type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm);

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
    importsOf(file).flatMap((specifier) => {
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

test('imports never go in a circle', () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(findCircles()).toEqual([]);
});
