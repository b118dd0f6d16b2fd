import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/** Widths in pixels: a phone, and the text column at 1× and 2× pixel density. */
const widths = [480, 760, 1520];

/** Keeps text sharp. A higher effort saves 3 percent of the bytes and takes ten times as long (README.md). */
const encoding = {quality: 55, effort: 1};

/** Files from small to large, and the size of the picture as it is shown, in pixels. */
export type ConvertedImage = {variants: {file: string; width: number}[]; width: number; height: number};

const raster = /\.(?:png|jpe?g)$/i;

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
 * Converts a PNG or JPEG to AVIF in several widths, none wider than the original; copies other formats. Results are
 * cached by the picture's bytes.
 */
export async function convertImage(source: string, cache: string): Promise<ConvertedImage> {
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
export async function readSize(bytes: Buffer): Promise<{width: number; height: number}> {
  return (await sharp(bytes).metadata()).autoOrient;
}
