import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename} from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/** Widths in pixels: a phone, and the text column at 1× and 2× pixel density. */
const widths = [480, 760, 1520];

/** Keeps text sharp. A higher effort saves 3 percent of the bytes and takes ten times as long (README.md). */
const encoding = {quality: 55, effort: 1};

/**
 * Converts a PNG or JPEG to AVIF in several widths, none wider than the original, from small to large. Results are cached
 * by the picture's bytes.
 * @returns The files, and the size of the original in pixels.
 */
export async function convertPicture(source: string, cache: string) {
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
