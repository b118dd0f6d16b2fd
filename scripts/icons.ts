import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import {inProject} from './lib/project.mjs';
import {readArguments, printLine} from './lib/terminal';

const usage = `npm run icons draws the home screen icons from static/favicon.svg.

  npm run icons                to static/icons
  npm run icons -- FOLDER      to this folder`;

/**
 * Full-bleed icons: iOS and Android cut their own shape.
 * @param mark The logo as SVG: a rounded background with the drawing on it.
 * @param share Share of the width the drawing takes; Android guarantees the middle 80%.
 */
function fillBackground(mark: string, share: number): string {
  const color = /<rect[^>]*fill="(#[\da-f]{6})"/i.exec(mark)?.[1] ?? '';
  const inside = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const at = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${color}"/><g transform="translate(${at} ${at}) scale(${share})">${inside}</g></svg>`;
}

const {positionals} = readArguments(usage, {allowPositionals: true});
const [folder = inProject('static/icons')] = positionals;
const mark = readFileSync(inProject('static/favicon.svg'), 'utf8');
const icons = [
  ['apple-touch-icon', 180, fillBackground(mark, 0.94)],
  ['icon-192', 192, mark],
  ['icon-512', 512, mark],
  ['icon-maskable-512', 512, fillBackground(mark, 0.8)],
] as const;

mkdirSync(folder, {recursive: true});
for (const [name, size, svg] of icons) {
  const file = path.join(folder, `${name}.png`);
  // The drawings are 32 pixels wide at 72 dpi.
  const drawing = sharp(Buffer.from(svg), {density: (72 * size) / 32});
  const png = await drawing.resize(size).png({palette: true}).toBuffer();
  writeFileSync(file, png);
  printLine(`${file}: ${png.length} bytes`);
}
