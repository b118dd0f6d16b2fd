import pictures from './index';

import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import sharp from 'sharp';

import type {Root} from 'mdast';

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-pictures-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(path.join(folder, 'docs'));
  const large = {width: 1000, height: 500, channels: 3 as const, background: 'white'};
  await sharp({create: large}).png().toFile(path.join(folder, 'docs/large.png'));
  await sharp({create: {...large, width: 300}})
    .jpeg()
    .toFile(path.join(folder, 'docs/small.jpg'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** The page after the plugin, with one picture in a paragraph. */
async function transform(url: string): Promise<unknown> {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [{type: 'image', url, alt: 'A board'}]}]};
  await pictures()(tree, {path: path.join(folder, 'docs/page.mdx')});
  const [paragraph] = tree.children;
  return paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
}

test('a PNG becomes AVIF in its own width and all smaller ones', async () => {
  const element = await transform('./large.png');
  expect(element).toMatchObject({
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: expect.arrayContaining([
      {type: 'mdxJsxAttribute', name: 'alt', value: 'A board'},
      {type: 'mdxJsxAttribute', name: 'width', value: '1000'},
      {type: 'mdxJsxAttribute', name: 'height', value: '500'},
    ]),
  });
  const text = JSON.stringify(element);
  const files = [
    ...new Set(Array.from(text.matchAll(/!([^!"]+\/large-(\d+)-\w{10}\.avif)/g), ([, file = '']) => file)),
  ];
  const sizes = await Promise.all(files.map((file) => sharp(path.join(folder, 'docs', file)).metadata()));
  expect(sizes.map(({width, height}) => [width, height]).sort()).toEqual([
    [1000, 500],
    [480, 240],
    [760, 380],
  ]);
  expect(text).toContain(' 480w, ${');
});

test('a small picture keeps its size', async () => {
  const text = JSON.stringify(await transform('./small.jpg'));
  expect(text).toMatch(/small-300-\w{10}\.avif/);
  expect(text).not.toContain('480w');
});

test.each(['./missing.png', './drawing.svg', 'https://a.example/b.png'])('%s is left to Docusaurus', async (url) => {
  expect(await transform(url)).toMatchObject({type: 'image', url});
});
