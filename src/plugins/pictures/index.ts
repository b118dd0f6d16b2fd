import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {decodeAddress} from '#src/lib/decode-address';

import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Image, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';

/** Widths in pixels: a phone, and the text column at 1× and 2× pixel density. */
const widths = [480, 760, 1520];

/** Keeps text sharp. A higher effort saves 3 percent of the bytes and takes ten times as long (README.md). */
const encoding = {quality: 55, effort: 1};

/**
 * Converts a PNG or JPEG to AVIF in several widths, none wider than the original, from small to large. Results are cached
 * by the picture's bytes.
 * @returns The files, and the size of the original in pixels.
 */
async function convertPicture(source: string, cache: string) {
  const bytes = await readFile(source);
  const {width, height} = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(JSON.stringify(encoding)).update(bytes).digest('hex').slice(0, 10);
  const name = path.basename(source, path.extname(source));
  const own = [...widths.filter((one) => one < width), Math.min(width, Math.max(...widths))];
  await mkdir(cache, {recursive: true});
  const variants = await Promise.all(
    [...new Set(own)].map(async (one) => {
      const file = path.join(cache, `${name}-${String(one)}-${hash}.avif`);
      if (!existsSync(file)) {
        const unfinished = `${file}.${String(process.pid)}`;
        await sharp(bytes).resize({width: one}).avif(encoding).toFile(unfinished);
        await rename(unfinished, file);
      }
      return {file, width: one};
    }),
  );
  return {variants, width, height};
}

/** Displayed width: the text column, or the screen without its margins. */
const sizes = '(min-width: 47rem) 44rem, calc(100vw - 2.5rem)';

const raster = /\.(?:png|jpe?g)$/i;

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

/**
 * Remark plugin: replaces each PNG or JPEG with AVIF in several widths. Docusaurus handles other formats and reports missing
 * files.
 */
export default function pictures() {
  // Docusaurus runs from the project root.
  const siteDir = process.cwd();
  const cache = path.join(siteDir, 'node_modules/.cache/pictures');
  return async (tree: Root, {path: page}: {path: string}): Promise<void> => {
    const folder = path.dirname(page);
    const found: {siblings: RootContent[]; image: Image}[] = [];
    visit(tree, 'image', (image, _, parent) => {
      if (parent && raster.test(image.url) && !/^[a-z]+:/i.test(image.url))
        found.push({siblings: parent.children, image});
    });
    for (const {siblings, image} of found) {
      const source = image.url.startsWith('/')
        ? path.join(siteDir, 'static', image.url)
        : path.join(folder, decodeAddress(image.url) ?? image.url);
      if (!existsSync(source)) continue;
      const converted = await convertPicture(source, cache);
      const variants = converted.variants.map(({file, width}) => ({
        width,
        address: addressOf(`./${path.relative(folder, file).split(path.sep).join('/')}`),
      }));
      // Template literal: `${a} 480w, ${b} 760w`
      const sourceSet = variants.map(({address, width}) => `\${${address}} ${String(width)}w`).join(', ');
      const element: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'img',
        attributes: [
          plain('alt', image.alt ?? ''),
          computed('src', variants.at(-1)?.address ?? ''),
          computed('srcSet', `\`${sourceSet}\``),
          plain('sizes', sizes),
          plain('width', String(converted.width)),
          plain('height', String(converted.height)),
          ...(image.title ? [plain('title', image.title)] : []),
        ],
        children: [],
      };
      siblings[siblings.indexOf(image)] = element;
    }
  };
}
