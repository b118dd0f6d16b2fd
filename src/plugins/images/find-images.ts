import {decodeAddress} from '#src/contracts/decode-address';

import path from 'node:path';
import type {Nodes, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** A picture in a page: in Markdown, or as `<img>`. */
export type FoundImage = {
  node: Nodes;
  parent: Parents;
  url: string;
  /** Undefined if an `<img>` has no `alt`. */
  alt: string | undefined;
  title: string | undefined;
  /** Width that an `<img>` asks for. */
  width: number | undefined;
};

/** An attribute's text: in quotes, a number in braces, or a file in `require('…')`, as Docusaurus' guides write it. */
function readAttribute({attributes}: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const attribute = attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  const value = attribute?.value ?? undefined;
  if (value === undefined || typeof value === 'string') return value;
  return (
    /^\s*(?:(?:require|useBaseUrl)\()?(?:(['"])(.*)\1|\d+)\)?(?:\.default)?\s*$/.exec(value.value)?.[2] ?? value.value
  );
}

/** All pictures of a page. Markdown may give the address in a line of its own: `![A board][board]`. */
export function findImages(tree: Root): FoundImage[] {
  const definitions = new Map<string, {url: string; title?: string | null | undefined}>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
  const images: FoundImage[] = [];
  visit(tree, (node, _, parent) => {
    if (parent === undefined) return;
    if (node.type === 'image' || node.type === 'imageReference') {
      const target = node.type === 'image' ? node : definitions.get(node.identifier);
      if (target === undefined) return;
      images.push({
        node,
        parent,
        url: target.url,
        alt: node.alt ?? '',
        title: target.title ?? undefined,
        width: undefined,
      });
    }
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
      const [src = '', alt, title, width] = ['src', 'alt', 'title', 'width'].map((name) => readAttribute(node, name));
      images.push({node, parent, url: src, alt, title, width: /^\d+$/.test(width ?? '') ? Number(width) : undefined});
    }
  });
  return images;
}

/** Whether a picture is on another site, or in the address itself. */
export const isRemote = (url: string) => /^(?:[a-z]+:|\/\/)/i.test(url);

/** File of a picture: next to its page, or in `static` if the address starts with a slash. */
export function fileOfImage(url: string, page: string, siteDir: string): string {
  const address = decodeAddress(url) ?? url;
  if (address.startsWith('@site/')) return path.join(siteDir, address.slice('@site/'.length));
  return address.startsWith('/')
    ? path.join(siteDir, 'static', address)
    : path.resolve(siteDir, path.dirname(page), address);
}
