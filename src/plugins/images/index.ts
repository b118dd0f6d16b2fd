import {fileOfImage, findImages, type FoundImage, isRemote} from './find-images';

import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import sharp from 'sharp';

/** Widths in pixels: a phone, and the text column at 1× and 2× pixel density. */
const widths = [480, 760, 1520];

/** Keeps text sharp. A higher effort saves 3 percent of the bytes and takes ten times as long (README.md). */
const encoding = {quality: 55, effort: 1};

/** Files from small to large, and the size of the picture as it is shown, in pixels. */
type ConvertedImage = {variants: {file: string; width: number}[]; width: number; height: number};

const raster = /\.(?:png|jpe?g|webp)$/i;

/** Files in the making, so that two pages with the same picture share them. */
const running = new Map<string, Promise<void>>();

/** Makes a file once. Another process may make it at the same time: each writes a file of its own and renames it. */
async function makeOnce(file: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return;
  const make = async () => {
    const unfinished = `${file}.${randomUUID()}`;
    await write(unfinished);
    await rename(unfinished, file);
  };
  const job = running.get(file) ?? make().finally(() => running.delete(file));
  running.set(file, job);
  await job;
}

/** A file name that needs no encoding in addresses and requests of the bundler. */
const safeName = (source: string) =>
  path
    .basename(source, path.extname(source))
    .replace(/[^\w.-]+/g, '-')
    .toLowerCase();

/**
 * Converts a PNG, JPEG or WebP to AVIF in several widths, none wider than the original; copies other formats. Results are
 * cached by the picture's bytes.
 */
async function convertImage(source: string, cache: string): Promise<ConvertedImage> {
  const bytes = await readFile(source);
  const {width, height} = await readSize(bytes);
  const hash = createHash('sha256').update(JSON.stringify(encoding)).update(bytes).digest('hex').slice(0, 10);
  const start = path.join(cache, safeName(source));
  await mkdir(cache, {recursive: true});
  if (!raster.test(source)) {
    const file = `${start}-${hash}${path.extname(source).toLowerCase()}`;
    await makeOnce(file, (unfinished) => copyFile(source, unfinished));
    return {variants: [{file, width}], width, height};
  }
  const sizes = [...widths.filter((size) => size < width), Math.min(width, Math.max(...widths))];
  const variants = sizes.map((size) => ({file: `${start}-${String(size)}-${hash}.avif`, width: size}));
  for (const {file, width} of variants) {
    await makeOnce(file, (unfinished) => sharp(bytes).autoOrient().resize({width}).avif(encoding).toFile(unfinished));
  }
  return {variants, width, height};
}

/** Size of a picture in pixels, upright as phones mean it. Throws if it isn't one. */
async function readSize(bytes: Buffer): Promise<{width: number; height: number}> {
  return (await sharp(bytes).metadata()).autoOrient;
}

/** Displayed width: the text column, or the screen without its margins. */
const sizes = '(min-width: 47rem) 44rem, calc(100vw - 2.5rem)';

const fileLoader = createRequire(import.meta.url).resolve('file-loader');

/** JavaScript for the URL of a file, which the bundler emits with the other images. */
function addressOf(file: string): string {
  return `require(${JSON.stringify(`!!${fileLoader}?name=assets/images/[name].[ext]!${file}`)}).default`;
}

const plain = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** An attribute whose value is a JavaScript expression. */
function computed(name: string, value: string): MdxJsxAttribute {
  const estree = parse(value, {ecmaVersion: 'latest', sourceType: 'module'}) as Program;
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree}}};
}

/** The `<img>` of a converted picture. `folder` is the page's: paths relative to it work in every project folder. */
function createElement(
  {node, alt = '', title, width: wanted}: FoundImage,
  {variants, width, height}: ConvertedImage,
  folder: string,
): MdxJsxFlowElement | MdxJsxTextElement {
  const addresses = variants.map(({file, width}) => {
    const address = addressOf(`./${path.relative(folder, file).split(path.sep).join('/')}`);
    return {address, width};
  });
  const shown = Math.min(wanted ?? width, width);
  // Template literal: `${a} 480w, ${b} 760w`
  const sourceSet = addresses.map(({address, width}) => `\${${address}} ${String(width)}w`).join(', ');
  return {
    type: node.type === 'mdxJsxFlowElement' ? node.type : 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      plain('alt', alt),
      computed('src', addresses.at(-1)?.address ?? ''),
      ...(addresses.length > 1
        ? [
            computed('srcSet', `\`${sourceSet}\``),
            plain('sizes', shown < width ? `min(${String(shown)}px, 100vw - 2.5rem)` : sizes),
          ]
        : []),
      plain('width', String(shown)),
      plain('height', String(Math.round((height * shown) / width))),
      ...(title === undefined ? [] : [plain('title', title)]),
    ],
    children: [],
  };
}

/**
 * Remark plugin: replaces each local picture, in Markdown or as `<img>`. PNG and JPEG become AVIF in several widths.
 * Docusaurus reports missing files.
 */
export default function images() {
  // Docusaurus runs from the project root.
  const siteDir = process.cwd();
  const cache = path.join(siteDir, 'node_modules/.cache/pictures');
  return async (tree: Root, {path: page}: {path: string}): Promise<void> => {
    for (const picture of findImages(tree)) {
      const {url, node, parent} = picture;
      const source = fileOfImage(url, page, siteDir);
      if (url === '' || isRemote(url) || !existsSync(source)) continue;
      const converted = await convertImage(source, cache);
      const siblings: RootContent[] = parent.children;
      siblings[siblings.indexOf(node as RootContent)] = createElement(picture, converted, path.dirname(page));
    }
  };
}
