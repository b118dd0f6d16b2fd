import {readBuild} from '#src/lib/built-page/read-build';
import {searchIndexPath} from '#src/contracts/search-index';
import {createSearchIndex} from './create-index';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export type SearchIndexOptions = {
  /** Addresses of pages that are not to be found. */
  unlisted: readonly string[];
};

/** Writes what the site's search reads: see README.md. */
export default function searchIndex(_context: LoadContext, {unlisted}: SearchIndexOptions): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const titleEnd = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const pages = readBuild({outDir, routes: routesPaths, unlisted, titleEnd});
      const index = createSearchIndex(pages);
      await writeFile(path.join(outDir, searchIndexPath), JSON.stringify(index));
    },
  };
}
