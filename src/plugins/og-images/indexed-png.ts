import {crc32, deflateSync} from 'node:zlib';

export type Pixels = {width: number; height: number; /** Four bytes a pixel, opaque. */ rgba: Uint8Array};

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const maxColors = 256;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** A pixel as the bytes lie in memory, alpha last. */
const channels = (color: number): Rgb => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

function distance([a, b, c]: Rgb, [x, y, z]: Rgb): number {
  return (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2;
}

/** How often each color occurs. Neighbors are mostly alike, so runs are counted and not pixels. */
function countColors(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colors.length; at += 1) {
    const color = colors[start] ?? 0;
    if (colors[at] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

/** The most frequent colors, and for every color of the picture the nearest of them. */
function choosePalette(colors: Uint32Array): {palette: Rgb[]; indexOf: Map<number, number>} {
  const ranked = [...countColors(colors)].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const palette = ranked.slice(0, maxColors).map(channels);
  const indexOf = new Map(ranked.slice(0, maxColors).map((color, index) => [color, index]));
  for (const color of ranked.slice(maxColors)) {
    const own = channels(color);
    const nearest = palette.reduce<[index: number, away: number]>(
      (best, candidate, index) => {
        const away = distance(candidate, own);
        return away < best[1] ? [index, away] : best;
      },
      [0, Infinity],
    );
    indexOf.set(color, nearest[0]);
  }
  return {palette, indexOf};
}

/** Palette indexes row by row. Each row begins with its filter; 0 is none, which suits an index. */
function writeRows(colors: Uint32Array, indexOf: ReadonlyMap<number, number>, width: number): Buffer {
  const height = colors.length / width;
  const rows = Buffer.alloc(height * (width + 1));
  let [before, index] = [colors[0] ?? 0, indexOf.get(colors[0] ?? 0) ?? 0];
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 1) {
      const color = colors[at] ?? 0;
      if (color !== before) [before, index] = [color, indexOf.get(color) ?? 0];
      rows[row * (width + 1) + column + 1] = index;
    }
  }
  return rows;
}

/**
 * A PNG of at most 256 colors (https://www.w3.org/TR/png-3/). These pictures are flat areas and the blends at the edges
 * of letters, so this is a third of the size of true color and nobody sees it.
 */
export function encodeIndexedPng({width, height, rgba}: Pixels): Buffer {
  // Copied, because the view needs bytes that begin at a multiple of four.
  const colors = new Uint32Array(Uint8Array.from(rgba).buffer);
  const {palette, indexOf} = choosePalette(colors);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(writeRows(colors, indexOf, width), {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
