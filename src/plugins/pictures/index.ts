import {convertPicture} from './convert';

import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import type {Expression} from 'estree';
import type {Image, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Displayed width: the text column, or the screen without its margins. */
const sizes = '(min-width: 47rem) 44rem, calc(100vw - 2.5rem)';

const raster = /\.(?:png|jpe?g)$/i;

const fileLoader = createRequire(import.meta.url).resolve('file-loader');

/** `require("…").default`: the URL of a file, which the bundler emits with the other images. */
function addressOf(file: string): Expression {
  const request = `!!${fileLoader}?name=assets/images/[name].[ext]!${file}`;
  return {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [{type: 'Literal', value: request}],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
}

function computed(name: string, expression: Expression): MdxJsxAttribute {
  const estree = {
    type: 'Program' as const,
    body: [{type: 'ExpressionStatement' as const, expression}],
    sourceType: 'module' as const,
  };
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}};
}

const plain = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** `${a} 480w, ${b} 760w` */
function createSourceSet(variants: readonly {request: string; width: number}[]): Expression {
  const parts = ['', ...variants.map(({width}, at) => ` ${String(width)}w${at === variants.length - 1 ? '' : ', '}`)];
  return {
    type: 'TemplateLiteral',
    expressions: variants.map(({request}) => addressOf(request)),
    quasis: parts.map((raw, at) => ({
      type: 'TemplateElement',
      value: {raw, cooked: raw},
      tail: at === parts.length - 1,
    })),
  };
}

function* imagesOf(node: Nodes): Generator<{parent: {children: Nodes[]}; image: Image}> {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type === 'image') yield {parent: node, image: child};
    yield* imagesOf(child);
  }
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
    const found = [...imagesOf(tree)].filter(({image}) => raster.test(image.url) && !/^[a-z]+:/i.test(image.url));
    for (const {parent, image} of found) {
      const source = image.url.startsWith('/')
        ? path.join(siteDir, 'static', image.url)
        : path.join(folder, decodeURI(image.url));
      if (!existsSync(source)) continue;
      const converted = await convertPicture(source, cache);
      const variants = converted.variants.map(({file, width}) => ({
        width,
        request: `./${path.relative(folder, file).split(path.sep).join('/')}`,
      }));
      const element: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'img',
        attributes: [
          plain('alt', image.alt ?? ''),
          computed('src', addressOf(variants.at(-1)?.request ?? '')),
          computed('srcSet', createSourceSet(variants)),
          plain('sizes', sizes),
          plain('width', String(converted.width)),
          plain('height', String(converted.height)),
          ...(image.title ? [plain('title', image.title)] : []),
        ],
        children: [],
      };
      parent.children[parent.children.indexOf(image)] = element;
    }
  };
}
