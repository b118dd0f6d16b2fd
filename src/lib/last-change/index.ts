import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Date of the last change (`2025-10-02`) by file, from git. */
export type ChangeDays = ReadonlyMap<string, string>;

/** Runs git in the project and returns what it prints. */
export type Git = (args: readonly string[]) => string;

export function createGit(siteDir: string): Git {
  return (args) =>
    execFileSync('git', [...args], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
}

/**
 * Whether git knows when files last changed: not without git, outside a repository, or in a shallow clone, whose only
 * commit would date every page today.
 */
export function hasWholeHistory(git: Git): boolean {
  try {
    return git(['rev-parse', '--is-shallow-repository']).trim() === 'false';
  } catch {
    return false;
  }
}

/** Date of the last change of every file. Empty if git doesn't know, and before the first commit. */
export function readChangeDays(git: Git): ChangeDays {
  const days = new Map<string, string>();
  if (!hasWholeHistory(git)) return days;
  try {
    let day = '';
    for (const line of git(['log', '--format=%x09%cs', '--name-only', '--no-renames', '--relative']).split('\n')) {
      if (line.startsWith('\t')) day = line.slice(1);
      // Newest first, so a file's first date is its last change.
      else if (line !== '' && !days.has(line)) days.set(line, day);
    }
    return days;
  } catch {
    return new Map();
  }
}

const importOfContent = /^(?:import|export) (?!type )[^;]*?from '(?<from>#src\/content\/[^']+|\.{1,2}\/[^']+)'/gm;

function findFile(siteDir: string, place: string): string | undefined {
  return ['', '.ts', '.mdx', '/index.ts']
    .map((end) => place + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(path.join(siteDir, file)));
}

/** A route's file and its content files, which contain the page's text. */
export function listSources(siteDir: string, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  for (const {groups} of readFileSync(path.join(siteDir, file), 'utf8').matchAll(importOfContent)) {
    const from = groups?.['from'] ?? '';
    const place = from.startsWith('#') ? from.slice(1) : path.posix.join(path.dirname(file), from);
    const next = place.startsWith('src/content/') ? findFile(siteDir, place) : undefined;
    if (next !== undefined) listSources(siteDir, next, found);
  }
  return found;
}

/** Date a page last changed: the newest of its files. */
export function findLastChange(siteDir: string, file: string, days: ChangeDays): string | undefined {
  const all = [...listSources(siteDir, file)].map((source) => days.get(source)).filter((day) => day !== undefined);
  return all.sort().at(-1);
}

/** Date anything in a folder last changed. */
export function findFolderChange(folder: string, days: ChangeDays): string | undefined {
  const inside = [...days].flatMap(([file, day]) => (file.startsWith(`${folder}/`) ? [day] : []));
  return inside.sort().at(-1);
}
