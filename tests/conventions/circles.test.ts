import {inProject} from '../../scripts/lib/project.mjs';
import {captures, isTest, listFiles, readText} from '../support/source-tree';

import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

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

/** The room of a file: a folder of src, functions or scripts. Files beside the rooms assemble them, so they have none. */
const roomOf = (file: string): string | undefined => /^(?:src|functions|scripts)\/[^/]+(?=\/)/.exec(file)?.[0];

/** Pairs of rooms that import from each other. */
function findMutualRooms(): string[] {
  const imported = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const [room, others] = [roomOf(file), targets.flatMap((target) => roomOf(target) ?? [])];
    if (room !== undefined) imported.set(room, new Set([...(imported.get(room) ?? []), ...others]));
  }
  return [...imported]
    .flatMap(([room, others]) =>
      [...others].flatMap((other) => (room < other && imported.get(other)?.has(room) ? `${room} ↔ ${other}` : [])),
    )
    .sort();
}

/** Rooms that still import from each other, types included. Remove a pair once one direction is gone, and add none. */
const knownPairs = [
  'functions/database ↔ functions/setup',
  'functions/delivery ↔ functions/leads',
  'functions/delivery ↔ functions/scheduling',
  'functions/delivery ↔ functions/setup',
  'functions/http ↔ functions/leads',
  'functions/http ↔ functions/setup',
  'functions/scheduling ↔ functions/setup',
  'scripts/content ↔ scripts/lib',
];

test('rooms don’t import from each other, except those that already did', () => {
  expect(findMutualRooms()).toEqual(knownPairs);
});
