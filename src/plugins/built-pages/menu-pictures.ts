import {writeHashed} from './hashes';
import {findElement} from './page/tree';

import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

/**
 * Docusaurus renders the menu pictures as a page. The build keeps only their HTML in a file that the page script loads
 * when a menu opens, so neither pages nor scripts contain them.
 */
export const menuPicturesRoute = {
  path: '/menu-pictures',
  component: '@site/src/theme/Navbar/MenuPictures/index.tsx',
  exact: true,
};

/** Moves the pictures from their page to a file with a hash in its name. Resolves to its URL. */
export async function extractMenuPictures(outDir: string): Promise<string> {
  const page = path.join(outDir, `${menuPicturesRoute.path}.html`);
  const html = await readFile(page, 'utf8');
  const main = findElement(unified().use(rehypeParse).parse(html), 'main');
  const [from, to] = [main?.children.at(0)?.position?.start.offset, main?.children.at(-1)?.position?.end.offset];
  if (from === undefined || to === undefined)
    throw new Error(`${menuPicturesRoute.path} has no pictures in its <main>.`);
  const address = writeHashed(outDir, '/assets/menu-pictures.txt', html.slice(from, to));
  await rm(page);
  return address;
}
