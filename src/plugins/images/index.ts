import {fileOfImage, findImages, isRemote, type FoundImage} from './find-images';
import {convertImage, type ConvertedImage} from './convert';

import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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
