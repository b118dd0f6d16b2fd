import {convertPicture} from './convert';

import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Image, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

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
        : path.join(folder, decodeURI(image.url));
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
