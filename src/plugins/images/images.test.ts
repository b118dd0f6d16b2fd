import images from './index';

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {Root} from 'mdast';
import sharp from 'sharp';

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-pictures-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(path.join(folder, 'docs'));
  const large = {width: 1000, height: 500, channels: 3 as const, background: 'white'};
  await sharp({create: large}).png().toFile(path.join(folder, 'docs/large.png'));
  await sharp({create: large}).webp().toFile(path.join(folder, 'docs/large.webp'));
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
  await images()(tree, {path: path.join(folder, 'docs/page.mdx')});
  const [paragraph] = tree.children;
  return paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
}

test.each(['png', 'webp'])('a %s file becomes AVIF in its own width and all smaller ones', async (format) => {
  const element = await transform(`./large.${format}`);
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

test('a photo that a phone stored on its side has the size it is shown in', async () => {
  const photo = sharp({create: {width: 40, height: 20, channels: 3, background: 'white'}}).jpeg();
  await photo.withMetadata({orientation: 6}).toFile(path.join(folder, 'docs/My photo #1.jpg'));
  const element = await transform('./My photo #1.jpg');
  expect(JSON.stringify(element)).toMatch(/my-photo-1-20-\w{10}\.avif/);
  expect(element).toMatchObject({
    attributes: expect.arrayContaining([
      {type: 'mdxJsxAttribute', name: 'width', value: '20'},
      {type: 'mdxJsxAttribute', name: 'height', value: '40'},
    ]),
  });
});

test('a drawing is copied under a name that addresses can have', async () => {
  writeFileSync(path.join(folder, 'docs/100%.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6" />');
  expect(JSON.stringify(await transform('./100%.svg'))).toMatch(/\/100--\w{10}\.svg/);
});

test('an <img> is converted, and keeps the width that it asks for', async () => {
  const attributes = [
    {type: 'mdxJsxAttribute' as const, name: 'src', value: './large.png'},
    {type: 'mdxJsxAttribute' as const, name: 'width', value: '400'},
  ];
  const tree: Root = {type: 'root', children: [{type: 'mdxJsxFlowElement', name: 'img', attributes, children: []}]};
  await images()(tree, {path: path.join(folder, 'docs/page.mdx')});
  expect(tree.children[0]).toMatchObject({
    type: 'mdxJsxFlowElement',
    attributes: expect.arrayContaining([
      {type: 'mdxJsxAttribute', name: 'sizes', value: 'min(400px, 100vw - 2.5rem)'},
      {type: 'mdxJsxAttribute', name: 'width', value: '400'},
      {type: 'mdxJsxAttribute', name: 'height', value: '200'},
    ]),
  });
});

test('pages with the same picture share its conversion', async () => {
  const [first, second] = await Promise.all([transform('./large.png'), transform('./large.png')]);
  expect(first).toEqual(second);
});

test.each(['./missing.png', 'https://a.example/b.png'])('%s is left to Docusaurus', async (url) => {
  expect(await transform(url)).toMatchObject({type: 'image', url});
});
