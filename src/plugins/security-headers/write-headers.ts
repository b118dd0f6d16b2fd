import {findPageFile} from '#src/lib/built-page/read-build';
import {createHeadersFile} from './headers-file';
import type {PolicySettings} from './policy';

import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

export type FinishedBuild = {outDir: string; routesPaths: readonly string[]};

/**
 * What writes `_headers` beside the finished pages. It has to run after the last change to a page, since it permits the
 * scripts and styles that it finds: see README.md.
 * @param framed Pages that this site shows in a frame.
 */
export function createHeadersWriter(settings: PolicySettings, framed: readonly string[]) {
  return async ({outDir, routesPaths}: FinishedBuild): Promise<void> => {
    const pages = [];
    for (const route of [...new Set(routesPaths)].sort()) {
      const file = findPageFile(outDir, route);
      if (file !== undefined) pages.push({path: route, html: await readFile(file, 'utf8')});
    }
    await writeFile(path.join(outDir, '_headers'), createHeadersFile(pages, framed, settings));
  };
}
