import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {inProject, root} from '../../scripts/lib/project.mjs';

const notOurs = new Set(['node_modules', 'build', '.docusaurus', '.netlify', '.git', 'test-results']);

/**
 * Every file in these folders, or these files, whose name ends as given, relative to the project
 * (`src/ui/Icon/index.tsx`). Missing ones are left out.
 */
export function listFiles(places: readonly string[], endings: readonly string[] = ['']): string[] {
  return places.flatMap((place) => {
    const full = inProject(place);
    if (!existsSync(full)) {
      return [];
    }
    if (statSync(full).isFile()) {
      return endings.some((ending) => place.endsWith(ending)) ? [place] : [];
    }
    const inside = readdirSync(full).filter((name) => !notOurs.has(name));
    return listFiles(
      inside.map((name) => `${place}/${name}`),
      endings,
    );
  });
}

/** Every folder that contains one of these files at any depth, without the outermost. */
export function foldersOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/')).slice(1);
  });
  return [...new Set(folders)];
}

/** Text of a file, by its path relative to the project. */
export function readText(file: string): string {
  return readFileSync(inProject(file), 'utf8');
}

/** Number of lines as an editor counts them. */
export function countLines(file: string): number {
  return readText(file).trimEnd().split('\n').length;
}

/** Line of a position in a text, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Project path an import resolves to, or undefined for a package. */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#src/')) {
    return specifier.slice('#'.length);
  }
  if (specifier.startsWith('@site/')) {
    return specifier.slice('@site/'.length);
  }
  if (specifier.startsWith('.')) {
    return path
      .relative(root, path.resolve(path.dirname(inProject(file)), specifier))
      .split(path.sep)
      .join('/');
  }
  return undefined;
}
