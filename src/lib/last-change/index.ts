import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';

/**
 * Whether git knows when files last changed: not without git, outside a repository, or in a shallow clone, whose only
 * commit would date every page today.
 */
export function hasWholeHistory(folder: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository'];
    const answer = execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

const importOfContent = /^(?:import|export) (?!type )[^;]*?from '(?<from>#src\/content\/[^']+|\.{1,2}\/[^']+)'/gm;

function findFile(siteDir: string, place: string): string | undefined {
  return ['', '.ts', '.mdx', '/index.ts']
    .map((end) => place + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(path.join(siteDir, file)));
}

/** A route's file and its content files, which contain the page's text. */
export function listSources(siteDir: string, file: string, sources = new Set<string>()): ReadonlySet<string> {
  if (sources.has(file)) return sources;
  sources.add(file);
  if (!/\.tsx?$/.test(file)) return sources;
  for (const {groups} of readFileSync(path.join(siteDir, file), 'utf8').matchAll(importOfContent)) {
    const from = groups?.['from'] ?? '';
    const place = from.startsWith('#') ? from.slice(1) : path.posix.join(path.dirname(file), from);
    const next = place.startsWith('src/content/') ? findFile(siteDir, place) : undefined;
    if (next !== undefined) listSources(siteDir, next, sources);
  }
  return sources;
}

/** The day the newest of these files last changed (`2025-10-02`); undefined before their first commit. */
export async function findLastChange(
  siteDir: string,
  files: Iterable<string>,
  git: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<string | undefined> {
  const changes = await Promise.all(Array.from(files, (file) => git.getFileLastUpdateInfo(path.join(siteDir, file))));
  const newest = Math.max(...changes.map((change) => change?.timestamp ?? 0));
  return newest > 0 ? new Date(newest).toISOString().slice(0, 10) : undefined;
}
