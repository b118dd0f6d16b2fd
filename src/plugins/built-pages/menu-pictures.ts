import {writeHashed} from './hashes';
import {takeMain} from './take-main';

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
  const pictures = await takeMain(outDir, menuPicturesRoute.path);
  return {address: writeHashed(outDir, '/assets/menu-pictures.txt', pictures), html: pictures};
}
