import {previewPath} from '#src/lib/preview-path';
import {readTokens} from '#src/lib/style-tokens';
import {changeHead} from '../page/change-page';
import type {PageRecord} from '../page/page';
import {findElement} from '../page/tree';
import {layOutPreview, pictureSize} from './layout';
import {describePicture, readPicture, type Figures} from './picture';
import {createRenderer} from './render';

import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Element} from 'hast';
import {h} from 'hastscript';

export type PreviewSite = {outDir: string; siteDir: string; name: string; url: string; figures: Figures};

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Cache version: changes with the drawing code, its packages and the font. */
function readVersion(siteDir: string): string {
  const {dependencies} = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const tools = ['satori', 'sharp', '@fontsource/instrument-sans'].map((name) => dependencies[name]);
  return `${tools.join()} ${readFileSync(path.join(folder, 'render.ts'), 'utf8')}`;
}

/** Open Graph (https://ogp.me) and Twitter card tags of a picture. Docusaurus adds the card type. */
export function createTags(address: string, alt: string): Element[] {
  const graph = {
    image: address,
    'image:type': 'image/png',
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    'image:alt': alt,
  };
  return [
    ...Object.entries(graph).map(([name, content]) => h('meta', {property: `og:${name}`, content})),
    h('meta', {name: 'twitter:image', content: address}),
    h('meta', {name: 'twitter:image:alt', content: alt}),
  ];
}

/**
 * The page whose preview each page uses: for a second address, the canonical page; for a page that isn't indexed, the home
 * page.
 */
export function assignPictures(pages: readonly PageRecord[]): Map<PageRecord, PageRecord> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const home = byPath.get('/');
  if (home === undefined) throw new Error('There is no page at /.');
  return new Map(pages.map((page) => [page, byPath.get(page.isIndexed ? page.canonicalPath : '/') ?? home]));
}

/** Draws the link previews and adds their tags to the head of each page. */
export async function drawPreviews(pages: readonly PageRecord[], site: PreviewSite): Promise<void> {
  const assigned = assignPictures(pages);
  const pictures = new Map([...new Set(assigned.values())].map((page) => [page, readPicture(page, site.figures)]));
  for (const [page, shown] of assigned) {
    const title = findElement(page.head, 'title');
    const picture = pictures.get(shown);
    if (!title || !picture) throw new Error(`${page.path} has no title.`);
    const tags = createTags(site.url + previewPath(shown.path), describePicture(picture, site.name));
    changeHead(page, 'after', title, tags);
  }

  const color = readTokens('light');
  const render = createRenderer(path.join(site.siteDir, 'node_modules/.cache/previews'), readVersion(site.siteDir));
  const queue = pictures.entries();
  const drawQueued = async () => {
    for (const [page, picture] of queue) {
      const file = path.join(site.outDir, previewPath(page.path));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, await render(layOutPreview(picture, site.name, color)));
    }
  };
  // Several at a time, because sharp compresses in threads of its own while satori lays out the next picture.
  await Promise.all(Array.from({length: 4}, drawQueued));
  const list = Array.from(pictures, ([page, picture]) => ({
    page: page.path,
    picture: previewPath(page.path),
    alt: describePicture(picture, site.name),
  }));
  await writeFile(path.join(site.outDir, 'og/index.json'), JSON.stringify(list));
}
