import type {Drawn} from './elements';
import {pictureSize} from './layout';

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';

export type Studio = {
  /** The picture as PNG, drawn now or taken from the cache. */
  render: (tree: Drawn) => Promise<Buffer>;
  /** How many had to be drawn. */
  countDrawn: () => number;
};

const require = createRequire(import.meta.url);

function readFonts(): Font[] {
  return ([400, 600] as const).map((weight) => ({
    name: 'Instrument Sans',
    weight,
    data: readFileSync(
      require.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`),
    ),
  }));
}

/**
 * Flat areas and the blended edges of letters need few colors: a palette without dithering is less than half the size of
 * true color, and the difference cannot be seen.
 */
async function drawPng(tree: Drawn, fonts: Font[]): Promise<Buffer> {
  // The tree is what JSX would make; satori's type asks for React's.
  const svg = await satori({key: null, ...tree}, {...pictureSize, fonts});
  return sharp(Buffer.from(svg)).png({palette: true, quality: 90, dither: 0, compressionLevel: 9}).toBuffer();
}

/**
 * Draws pictures and keeps each under the hash of everything it is made of: its tree and the tools (`version`). So a
 * rebuild draws only what changed.
 */
export function openStudio({cacheFolder, version}: {cacheFolder: string; version: string}): Studio {
  let fonts: Font[] | undefined;
  let drawn = 0;
  return {
    countDrawn: () => drawn,
    async render(tree) {
      const hash = createHash('sha256')
        .update(version)
        .update(JSON.stringify([tree, pictureSize]))
        .digest('hex');
      const file = path.join(cacheFolder, `${hash}.png`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;
      drawn += 1;
      fonts ??= readFonts();
      const png = await drawPng(tree, fonts);
      await mkdir(cacheFolder, {recursive: true});
      // In two steps, so that a build that is stopped leaves no half-written file behind.
      await writeFile(`${file}.part`, png);
      await rename(`${file}.part`, file);
      return png;
    },
  };
}
