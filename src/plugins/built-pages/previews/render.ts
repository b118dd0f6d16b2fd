import {createDiskCache} from '../disk-cache';
import type {DrawnElement} from './drawings';
import {pictureSize} from './layout';

import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import satori, {type Font} from 'satori';
import sharp from 'sharp';

const require = createRequire(import.meta.url);

function readFonts(): Font[] {
  // A font of another name is used for what the first one lacks, such as the letters of Łódź.
  return (['latin', 'latin-ext'] as const).flatMap((part) =>
    ([400, 600] as const).map((weight) => ({
      name: part === 'latin' ? 'Instrument Sans' : 'Instrument Sans Extended',
      weight,
      data: readFileSync(
        require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${part}-${weight}-normal.woff`),
      ),
    })),
  );
}

/**
 * Uses a palette without dithering: flat areas and antialiased text need few colors, the file is less than half the size of
 * true color, and the difference is invisible. The low effort takes a fourth off the time; files are as small.
 */
async function drawPng(tree: DrawnElement, fonts: Font[]): Promise<Buffer> {
  // The tree is what JSX would create, but satori's types require React's.
  const svg = await satori({key: null, ...tree}, {...pictureSize, fonts});
  return sharp(Buffer.from(svg)).png({palette: true, quality: 90, dither: 0, effort: 1}).toBuffer();
}

/**
 * Returns a function that renders a picture as PNG. Each is cached by a hash of its tree and of the drawing code
 * (`version`), so a rebuild renders only what changed.
 */
export function createRenderer(cacheFolder: string, version: string): (tree: DrawnElement) => Promise<Buffer> {
  const keep = createDiskCache(cacheFolder, version);
  let fonts: Font[] | undefined;
  return (tree) => keep(JSON.stringify([tree, pictureSize]), () => drawPng(tree, (fonts ??= readFonts())));
}
