import {readJson, root} from './project.mjs';

import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Hashes of built pages by file: `docs/api.html`. */
type PageHashes = Readonly<Record<string, string>>;

/** Builds whose hashes are kept. */
const most = 100;

const recordsIn = (folder: string) => path.join(folder, 'node_modules/.cache/built-pages');

/** What git prints; undefined without a repository, or if there is no such commit. */
function git(folder: string, ...args: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

const isClean = (folder: string) => git(folder, 'status', '--porcelain') === '';

/**
 * Names of scripts and of the style sheets that they load change in all pages at once. The styles that a page needs are in
 * its HTML.
 */
const withoutFileHashes = (html: string) => html.replaceAll(/(\/assets\/(?:js|css)\/[\w-]+)\.[\da-f]{8}\./g, '$1.');

function hashPages(folder: string): PageHashes {
  const build = path.join(folder, 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  const hash = (file: string) => {
    const html = withoutFileHashes(readFileSync(path.join(build, file), 'utf8'));
    return createHash('sha256').update(html).digest('hex').slice(0, 16);
  };
  return Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), hash(file)]));
}

/** Keeps the hashes of the pages that were built from the current commit, to compare later builds with it. */
export function recordPages(folder: string = root): void {
  const commit = git(folder, 'rev-parse', 'HEAD');
  if (commit === undefined || !isClean(folder)) return;
  const records = recordsIn(folder);
  mkdirSync(records, {recursive: true});
  // In one step, because another run may be reading.
  const started = path.join(records, `${commit}.${process.pid}`);
  writeFileSync(started, JSON.stringify(hashPages(folder)));
  renameSync(started, path.join(records, `${commit}.json`));
  const age = (name: string) => statSync(path.join(records, name), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const old = readdirSync(records).sort((a, b) => age(b) - age(a));
  for (const name of old.slice(most)) rmSync(path.join(records, name), {force: true});
}

/**
 * Files of built pages that differ from those of the base commit: where the branch left main, or the commit before, if
 * everything is on main. Undefined if that commit was never built here.
 */
export function listChangedPages(folder: string = root): {base: string; files: string[]} | undefined {
  const head = git(folder, 'rev-parse', 'HEAD');
  const fork = git(folder, 'merge-base', 'HEAD', 'origin/main') ?? git(folder, 'merge-base', 'HEAD', 'main');
  const base = fork === head && isClean(folder) ? git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD^') : fork;
  const before = base && (readJson(path.join(recordsIn(folder), `${base}.json`)) as PageHashes | undefined);
  if (!base || !before) return undefined;
  const now = Object.entries(hashPages(folder));
  return {base, files: now.flatMap(([file, hash]) => (before[file] === hash ? [] : file))};
}
