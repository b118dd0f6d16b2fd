import {company} from '#src/content/company/company';
import {readTokens} from '#src/lib/style-tokens';
import {createManifest} from '#src/plugins/site-files/texts';
import {manifestColors} from '#src/site/head';
import {inProject} from '../../../scripts/lib/project.mjs';
import {contrast, recolorText} from '../../../scripts/lib/recolor';
import {runCommand} from '../../support/command';
import {useFolder} from '../../support/folder';

import {readdirSync, readFileSync} from 'node:fs';
import sharp from 'sharp';

type Icon = {src: string; sizes: string; type: string; purpose: string};
type Pixels = {width: number; height: number; at: (x: number, y: number) => readonly number[]};

const manifest = JSON.parse(createManifest()) as {icons: Icon[]; [field: string]: unknown};
const bitmaps = manifest.icons.filter(({type}) => type === 'image/png');
const folder = useFolder();
const [, hex = ''] = /fill="#([\da-f]{6})"/i.exec(readFileSync(inProject('static/favicon.svg'), 'utf8')) ?? [];
const ground = [...Buffer.from(hex, 'hex'), 255];

/** RGBA pixels of a PNG in static/. */
async function readPixels(address: string): Promise<Pixels> {
  const {data, info} = await sharp(inProject('static', address))
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height} = info;
  return {width, height, at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]};
}

test('the manifest has an SVG icon, both required sizes and a maskable icon', () => {
  const list = manifest.icons.map(({sizes, type, purpose}) => `${sizes} ${type} ${purpose}`);
  expect(list).toEqual([
    'any image/svg+xml any',
    '192x192 image/png any',
    '512x512 image/png any',
    '512x512 image/png maskable',
  ]);
  expect(manifest).toMatchObject({name: company.name, start_url: '/', theme_color: manifestColors.theme});
});

test.each(bitmaps)('$src has the size in the manifest', async ({src, sizes}) => {
  const {width, height} = await readPixels(src);
  expect(`${width}x${height}`).toBe(sizes);
});

test('the iOS icon is 180 pixels wide and opaque', async () => {
  const {width, height, at} = await readPixels('/icons/apple-touch-icon.png');
  expect([width, height]).toEqual([180, 180]);
  for (const x of [0, 179])
    for (const y of [0, 179])
      expect(Math.max(...at(x, y).map((value, channel) => Math.abs(value - (ground[channel] ?? 0))))).toBeLessThan(3);
});

test('the maskable icon keeps the logo inside the safe zone, on an opaque background', async () => {
  // https://www.w3.org/TR/appmanifest/#icon-masks: the safe zone is a centered circle with a radius of 40% of the width.
  const {width, height, at} = await readPixels(bitmaps.find(({purpose}) => purpose === 'maskable')?.src ?? '');
  const outside: string[] = [];
  let drawn = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isGround = at(x, y).every((value, channel) => Math.abs(value - (ground[channel] ?? 0)) <= 2);
      if (isGround) continue;
      drawn += 1;
      if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) > width * 0.4) outside.push(`${x},${y}`);
    }
  }
  expect(drawn).toBeGreaterThan(5000);
  expect(outside).toEqual([]);
});

test('the icons are up to date with the logo (`npm run brand`)', async () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  await runCommand('brand', ['--to', folder.at()]);
  const icons = readdirSync(folder.at('icons'));
  const stale = icons.filter((name) => {
    const png = readFileSync(folder.at('icons', name));
    const current = readFileSync(inProject('static/icons', name));
    // Antialiasing differs between processors, so bytes may differ slightly.
    const alike = Math.abs(current.length - png.length) < png.length / 20;
    return !alike || sizeOf(current).join() !== sizeOf(png).join();
  });
  expect(icons).toHaveLength(4);
  expect(stale).toEqual([]);
});

/** Texts on their grounds, in both themes. */
const texts = (['light', 'dark'] as const).flatMap((theme) => {
  const token = readTokens(theme);
  const pairs = [
    ...['paper', 'surface', 'sunken'].flatMap((ground) =>
      ['ink', 'muted', 'brand', 'danger'].map((ink) => [ink, ground]),
    ),
    ...[
      ['on-brand', 'brand'],
      ['on-brand', 'brand-hover'],
      ['brand-ink', 'brand-tint'],
      ['lime-ink', 'lime-tint'],
    ],
    ...(theme === 'light'
      ? [
          ['apricot-ink', 'apricot-tint'],
          ['band-ink', 'band'],
          ['on-lime', 'lime'],
        ]
      : []),
  ] as const;
  return pairs.map(([ink = '', ground = '']) => ({
    name: `${theme}: ${ink} on ${ground}`,
    colors: [token(ink), token(ground)],
  }));
});

test.each(['#1d4ed8', '#7c3aed', '#be123c', '#b45309'])('texts stay readable on a site of the color %s', (color) => {
  const faults = texts.flatMap(({name, colors: [ink = '', ground = '']}) => {
    const before = contrast(ink, ground);
    const after = contrast(recolorText(ink, `#${hex}`, color), recolorText(ground, `#${hex}`, color));
    return after < 4.5 || Math.abs(after / before - 1) > 0.03
      ? `${name}: ${before.toFixed(2)}, now ${after.toFixed(2)}`
      : [];
  });
  expect(texts.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

test('another color moves its relatives, and leaves skin, warnings and errors as they are', () => {
  const text = '--a: #0b5d46; --b: #C9F26B; --c: #ff9a6b; --skin: #8a5236; --d: #b42318; --e: #fff; url(#suv)';
  const blue = recolorText(text, '#0b5d46', '#1d4ed8');
  expect(blue.replaceAll(/#[\da-f]{6}/g, '#')).toBe(text.replaceAll(/#[\dA-Fa-f]{6}/g, '#'));
  expect(blue).toMatch(/--c: #ff9a6b; --skin: #8a5236; --d: #b42318; --e: #fff; url\(#suv\)$/);
  expect(blue).not.toMatch(/0b5d46|c9f26b/i);
});
