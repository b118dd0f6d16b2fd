import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const imports = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gms;

/** Name of the package that is imported, or undefined for a file of the site and a part of Node. */
export function packageOf(request: string): string | undefined {
  if (/^(?:\.|#|node:)/.test(request)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0];
}

/** Packages that the code of a file imports, types apart. */
export function readImports(code: string): string[] {
  const requests = Array.from(code.matchAll(imports), ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
  return requests.map(packageOf).filter((name) => name !== undefined);
}

/** Packages that the code in these folders imports. */
export function readImportedPackages(siteDir: string, folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.m?ts$/.test(file) && !/\.test\.m?ts$/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
  return new Set(files.flatMap((file) => readImports(readFileSync(file, 'utf8'))));
}
