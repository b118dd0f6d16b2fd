import type {FileComplaint} from './complaint.ts';
import {isPage, locatePage, pageFolders} from './page.ts';
import {routeOf, tagAddresses} from './site.ts';
import {readFrontMatter} from './syntax.ts';

import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';

const settings = 'src/content/settings/redirects.json';

/** Output of git; empty if there is no repository, or not that branch. */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
  } catch {
    return '';
  }
}

/** Addresses that a file adds to the site; drafts have none. */
function addressesOf(file: string, read: () => string): string[] {
  const [, blog = ''] = /^(blog|changelog)\/tags\.yml$/.exec(file) ?? [];
  if (blog !== '') return tagAddresses(blog, parseYaml(read()));
  if (!isPage(file)) return [routeOf(file)].filter((route) => route !== undefined);
  const {data} = readFrontMatter(read(), locatePage(file).kind);
  return data.draft === true ? [] : [locatePage(file, data.slug).address];
}

/** Whether a redirect covers an address: its own, or one with a `*` or `:name` in it. */
function isCovered(address: string, from: string): boolean {
  const pattern = from
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
    .join('/');
  return new RegExp(`^${pattern}/?$`).test(address);
}

/** The redirects, unless the file isn't JSON: the check of the settings says so. */
function readRedirects(root: string): readonly {from: string}[] | undefined {
  try {
    return JSON.parse(readFileSync(path.join(root, settings), 'utf8')) as {from: string}[];
  } catch {
    return undefined;
  }
}

/** The last commit of the branch `main` that this one has; empty without git. */
function findBase(root: string): string {
  const main = ['origin/main', 'main'].find((name) => git(root, 'rev-parse', '--verify', '--quiet', name) !== '');
  return main === undefined ? '' : git(root, 'merge-base', 'HEAD', main).trim();
}

/** Pages that are new: the branch `main` has no file of that name. */
export function listAdded(root: string): ReadonlySet<string> {
  const base = findBase(root);
  const added = base === '' ? '' : git(root, 'diff', '--name-only', '--no-renames', '--diff-filter=A', base);
  const unknown = base === '' ? '' : git(root, 'ls-files', '--others', '--exclude-standard', ...pageFolders);
  return new Set(`${added}\n${unknown}`.split('\n'));
}

/** Whether this branch deletes the sample (operations/make-it-yours.md), whose addresses were never those of a site. */
const emptiesSample = (root: string, base: string): boolean =>
  !existsSync(path.join(root, 'tests/sample')) && git(root, 'ls-tree', '--name-only', base, 'tests/sample') !== '';

/**
 * Addresses that the branch `main` has and this one has not, without a redirect. Search results, feeds and other sites link
 * to them. Does nothing without git.
 */
export function checkMoved(root: string, addresses: ReadonlySet<string>): FileComplaint[] {
  const base = findBase(root);
  if (base === '' || emptiesSample(root, base)) return [];
  const changed = git(root, 'diff', '--name-only', '--no-renames', '--diff-filter=DM', base)
    .split('\n')
    .filter(Boolean);
  const redirects = readRedirects(root);
  if (redirects === undefined) return [];
  const old = changed.flatMap((file) =>
    addressesOf(file, () => git(root, 'show', `${base}:${file}`)).map((address) => ({file, address})),
  );
  return old
    .filter(({address}) => !addresses.has(address) && !redirects.some(({from}) => isCovered(address, from)))
    .map(({file, address}) => ({
      file,
      line: 1,
      message: `${address} is on the site now, and would be gone. Add a redirect to ${settings}: {"from": "${address}", "to": the new address}.`,
    }));
}
