import {previewPath} from '#src/lib/preview-path';
import {readTokens} from '#src/lib/style-tokens';
import {changeHead} from '../page/change-page';
import {isListed, type PageRecord} from '../page/page';
import type {PageWork} from '../page/process-pages';
import {findElement} from '../page/tree';
import {layOutPreview, pictureSize} from './layout';
import {describePicture, type Figures, type Picture, readPicture} from './picture';
import {createRenderer} from './render';

import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Element} from 'hast';
import {h} from 'hastscript';

/** Address and alt text of each page's preview. */
type Previews = ReadonlyMap<string, {address: string; alt: string}>;

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

/** Open Graph (https://ogp.me) tags of a picture, and the Twitter card of a page. Docusaurus adds the rest. */
export function createTags(address: string, alt: string, page: {title: string; description: string}): Element[] {
  const graph = {
    image: address,
    'image:type': 'image/png',
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    'image:alt': alt,
  };
  return [
    ...Object.entries(graph).map(([name, content]) => h('meta', {property: `og:${name}`, content})),
    h('meta', {name: 'twitter:title', content: page.title}),
    h('meta', {name: 'twitter:description', content: page.description}),
    h('meta', {name: 'twitter:image', content: address}),
    h('meta', {name: 'twitter:image:alt', content: alt}),
  ];
}

/** Fills the list of all previews on `/styleguide`. */
function listPreviews(page: PageRecord, list: Element, previews: Previews): void {
  const [start, end] = [list.position?.start.offset, list.position?.end.offset];
  if (start === undefined || end === undefined) throw new Error(`${page.path}: the list of previews has no place.`);
  const {width, height} = pictureSize;
  const items = Array.from(previews, ([href, {address, alt}]) =>
    h('li', [h('img', {src: address, alt, width, height, loading: 'lazy'}), h('a', {href}, href)]),
  );
  page.changes.push({start, end, elements: [{...list, children: items}]});
}

/** Pictures drawn at a time: sharp compresses in threads of its own while satori lays out the next ones. */
const maxDrawn = 4;

/**
 * Draws the link previews, and adds their tags to the head of each page. A page that isn't listed uses the picture of its
 * canonical page or else of the home page.
 */
export function drawPreviews({outDir, siteDir, name, url, figures}: PreviewSite): PageWork {
  const color = readTokens('light');
  const render = createRenderer(path.join(siteDir, 'node_modules/.cache/previews'), readVersion(siteDir));
  const pictures = new Map<string, {address: string; alt: string}>();
  const drawn: Promise<void>[] = [];
  const lists: [PageRecord, Element][] = [];
  const draw = async (page: PageRecord, picture: Picture): Promise<void> => {
    const file = path.join(outDir, previewPath(page.path));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await render(layOutPreview(picture, name, color)));
  };
  return {
    async each(page) {
      const list = findElement(page.main, 'ul', (properties) => 'dataLinkPreviews' in properties);
      if (list) lists.push([page, list]);
      if (!isListed(page)) return;
      const picture = readPicture(page, figures);
      pictures.set(page.path, {address: previewPath(page.path), alt: describePicture(picture, name)});
      const drawing = draw(page, picture);
      // `all` reports the error. Without a handler it would end the process before that.
      drawing.catch(() => undefined);
      drawn.push(drawing);
      await drawn.at(-maxDrawn);
    },
    async all(pages) {
      await Promise.all(drawn);
      for (const page of pages) {
        const title = findElement(page.head, 'title');
        const picture = pictures.get(page.isIndexed ? page.canonicalPath : '/') ?? pictures.get('/');
        if (!title || !picture) throw new Error(`${page.path} has no title, or the site has no home page.`);
        changeHead(page, 'after', title, createTags(url + picture.address, picture.alt, page));
      }
      for (const [page, list] of lists) listPreviews(page, list, pictures);
    },
  };
}
