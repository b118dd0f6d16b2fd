import {writeHashed} from './hashes';

import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';

/**
 * Docusaurus renders the menu pictures as a page. The build keeps only their HTML in a file that the page script loads
 * when a menu opens, so neither pages nor scripts contain them.
 */
export const menuPicturesRoute = {
  path: '/menu-pictures',
  component: '@site/src/theme/Navbar/MenuPictures/index.tsx',
  exact: true,
};

/** Moves the pictures from their page to a file with a hash in its name. */
export async function extractMenuPictures(outDir: string): Promise<{address: string; html: string}> {
  const page = path.join(outDir, `${menuPicturesRoute.path}.html`);
  const [, html = ''] = /<main>(.+)<\/main>/s.exec(await readFile(page, 'utf8')) ?? [];
  if (html === '') throw new Error(`${menuPicturesRoute.path} has nothing in its <main>.`);
  await rm(page);
  return {address: writeHashed(outDir, '/assets/menu-pictures.txt', html), html};
}
