import {inProject, root} from '../../scripts/lib/project.mjs';

import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string): string[] =>
  readdirSync(inProject(folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'));

/**
 * Every file in these folders, or these files, whose name ends as given, relative to the project
 * (`src/ui/Icon/index.tsx`).
 */
export function listFiles(places: readonly string[], endings: readonly string[] = ['']): string[] {
  const files = places.flatMap((place) => (statSync(inProject(place)).isFile() ? [place] : filesIn(place)));
  const listed = files.filter((file) => endings.some((ending) => file.endsWith(ending)));
  if (listed.length === 0) throw new Error(`No file in ${places.join(', ')} ends in ${endings.join(' or ')}.`);
  return listed;
}

/** Text of a file, by its path relative to the project. */
export function readText(file: string): string {
  return readFileSync(inProject(file), 'utf8');
}

/** The first group of every match of a pattern. */
export function captures(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, captured = '']) => captured);
}

/** The first group of the first match, or the whole match. Throws if there is none: a test of nothing would pass. */
export function capture(text: string, pattern: RegExp): string {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`Nothing matches ${String(pattern)} in “${text.slice(0, 80)}”.`);
  return found[1] ?? found[0];
}

/**
 * Every match of a pattern in these files, as `file:line has “match”. Advice`.
 * @param mask Replaces what may match; it must keep the lines.
 */
export function findPlaces(
  files: readonly string[],
  pattern: RegExp,
  advice: string,
  mask = (text: string): string => text,
): string[] {
  if (files.length === 0) throw new Error('No files to look at.');
  return files.flatMap((file) => {
    const text = mask(readText(file));
    const lineOf = (index: number) => text.slice(0, index).split('\n').length;
    const matches = text.matchAll(pattern);
    return Array.from(matches, ({0: match, index}) => `${file}:${lineOf(index)} has “${match}”. ${advice}`);
  });
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
