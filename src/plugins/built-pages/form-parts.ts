import {takeMain} from './take-main';

import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Docusaurus renders what a rejected form adds to a page, an alert and a field's error, as a page. The build keeps their
 * HTML in a file for functions (functions/http/built-pages.ts), which have no React and don't know class names.
 */
export const formPartsRoute = {
  path: '/form-parts',
  component: '@site/src/pages/_form-parts.tsx',
  exact: true,
};

/** Moves the parts from their page to `form-parts.json`. */
export async function extractFormParts(outDir: string): Promise<void> {
  const [alert, error] = (await takeMain(outDir, formPartsRoute.path)).split(/<hr ?\/?>/);
  await writeFile(path.join(outDir, 'form-parts.json'), JSON.stringify({alert, error}));
}
