import type {Page} from '../page/page';
import {createHeadersFile} from './headers-file';
import type {PolicySettings} from './policy';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `_headers`, which allows the scripts and styles the finished pages contain. It must be the last step.
 * @param framed Paths of the pages this site shows in a frame.
 */
export async function writeHeaders(
  pages: readonly Page[],
  outDir: string,
  {policy, framed}: {policy: PolicySettings; framed: readonly string[]},
): Promise<void> {
  await writeFile(path.join(outDir, '_headers'), createHeadersFile(pages, framed, policy));
}
