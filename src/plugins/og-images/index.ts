import {findPageFile, readBuild, type PageFile} from '#src/lib/built-page/read-build';
import {previewPath} from '#src/lib/preview-path';
import {readTokens} from '#src/lib/style-tokens';
import {addTags, createTags} from './head-tags';
import {layOut} from './layout';
import {describePicture, readPicture} from './picture';
import {openStudio} from './render';

import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';

export type OgImagesOptions = {
  /** The page whose picture those show that have none: pages that ask search engines to leave them out. */
  home: string;
};

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Changes with the code that draws and the fonts: older pictures in the cache then no longer fit. */
function readVersion(): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.(?:ts|woff)$/.test(file) && !file.endsWith('.test.ts'),
  );
  for (const file of files.sort()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

function readCanonical(html: string): string | undefined {
  const href = /<link[^>]*\brel="?canonical"?[^>]*\bhref="?([^"\s>]+)/.exec(html)?.[1];
  return href === undefined ? undefined : new URL(href).pathname;
}

/** Draws the picture that links to a page show, and names it in the page's head: see README.md. */
export default function ogImages({siteDir}: LoadContext, {home}: OgImagesOptions): Plugin {
  return {
    name: 'og-images',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const {title: siteName, titleDelimiter, url: siteUrl} = siteConfig;
      const titleEnd = ` ${titleDelimiter} ${siteName}`;
      const pages = new Map(
        readBuild({outDir, routes: routesPaths, unlisted: [], titleEnd}).map((page) => [page.path, page]),
      );
      const shown = new Map<PageFile, string>();

      // Reads and writes without waiting: the plugins after this one find every head complete.
      for (const route of new Set(routesPaths)) {
        const file = findPageFile(outDir, route);
        if (file === undefined) continue;
        const html = readFileSync(file, 'utf8');
        const canonical = readCanonical(html);
        const page = (pages.has(route) ? pages.get(canonical ?? route) : undefined) ?? pages.get(home);
        if (page === undefined) throw new Error(`og-images: there is no page at ${home}.`);
        const alt = shown.get(page) ?? describePicture(readPicture(page), siteName);
        shown.set(page, alt);
        writeFileSync(file, addTags(html, createTags({siteUrl, pagePath: page.path, alt})));
      }

      const color = readTokens('light');
      const studio = openStudio({
        fontFolder: path.join(folder, 'fonts'),
        cacheFolder: path.join(siteDir, 'node_modules/.cache/og-images'),
        version: readVersion(),
      });
      for (const page of shown.keys()) {
        const file = path.join(outDir, previewPath(page.path));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await studio.render(layOut(readPicture(page), siteName, color)));
      }
      const list = [...shown].map(([{path: pagePath}, alt]) => ({page: pagePath, picture: previewPath(pagePath), alt}));
      await writeFile(path.join(outDir, 'og/index.json'), JSON.stringify(list));
    },
  };
}
