import {searchIndexPath} from '#src/contracts/search-index';
import {isListed, type Page} from '../page/page';
import {createSearchIndex} from './create-index';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes what the site's search reads (src/features/site-search). */
export async function writeSearchIndex(pages: readonly Page[], outDir: string): Promise<void> {
  const index = createSearchIndex(pages.filter(isListed));
  await writeFile(path.join(outDir, searchIndexPath), JSON.stringify(index));
}
