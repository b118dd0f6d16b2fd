import {inProject} from './lib/project.mjs';
import {contrast, recolorText} from './lib/recolor';
import {CommandError, printLine, readArguments} from './lib/terminal';

import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const usage = `npm run brand draws static/favicon.ico and static/icons from static/favicon.svg.

  npm run brand                  after a change of the logo
  npm run brand -- '#4b3fd1'     first gives the site the hue and strength of this color: styles, pictures, email, logo
  npm run brand -- --to FOLDER   draws the icons to this folder`;

/** Every file with colors. Components read them from the palette. */
const colored = [
  'src/styles/tokens/_palette.scss',
  'src/plugins/site-files/portraits/parts.svg',
  'static/img/places.svg',
  'static/favicon.svg',
  'functions/delivery/mail/layout/part.ts',
  'functions/delivery/mail/layout/document.ts',
];

/** The brand's color: the background of the logo. */
const brandOf = (mark: string): string => /<rect[^>]*fill="(#[\da-f]{6})"/i.exec(mark)?.[1] ?? '';

/**
 * Full-bleed icons: iOS and Android cut their own shape.
 * @param mark The logo as SVG: a rounded background with the drawing on it.
 * @param share Share of the width the drawing takes; Android guarantees the middle 80%.
 */
function fillBackground(mark: string, share: number): string {
  const inside = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const at = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${brandOf(mark)}"/><g transform="translate(${at} ${at}) scale(${share})">${inside}</g></svg>`;
}

/** An icon file with one PNG of 32 pixels: six bytes, then sixteen about the picture. */
function createIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const {positionals, values} = readArguments(usage, {allowPositionals: true, options: {to: {type: 'string'}}});
const [color, ...others] = positionals;
if (others.length > 0 || (color !== undefined && !/^#[\da-f]{6}$/i.test(color))) {
  throw new CommandError(
    `"${positionals.join(' ')}" is not a color. Write it in quotes with six digits, as '#4b3fd1'.`,
  );
}

const readMark = () => readFileSync(inProject('static/favicon.svg'), 'utf8');
if (color !== undefined) {
  const before = brandOf(readMark());
  for (const file of colored) {
    writeFileSync(inProject(file), recolorText(readFileSync(inProject(file), 'utf8'), before, color));
  }
  const after = brandOf(readMark());
  printLine(
    `${before} is now ${after}, and the site’s other greens, mints and limes have followed. Each is as bright as before, so text is as readable as before (white on the new color: ${contrast('#ffffff', after).toFixed(1)}). To try another color, undo this change with git first.`,
  );
}

const mark = readMark();
const folder = values.to ?? inProject('static');
const draw = (svg: string, size: number) =>
  // The drawings are 32 pixels wide at 72 dpi.
  sharp(Buffer.from(svg), {density: (72 * size) / 32})
    .resize(size)
    .png({palette: true})
    .toBuffer();
const icons = [
  ['apple-touch-icon', 180, fillBackground(mark, 0.94)],
  ['icon-192', 192, mark],
  ['icon-512', 512, mark],
  ['icon-maskable-512', 512, fillBackground(mark, 0.8)],
] as const;

mkdirSync(path.join(folder, 'icons'), {recursive: true});
for (const [name, size, svg] of icons) {
  const file = path.join(folder, 'icons', `${name}.png`);
  const png = await draw(svg, size);
  writeFileSync(file, png);
  printLine(`${file}: ${png.length} bytes`);
}

const ico = createIco(await draw(mark, 32));
writeFileSync(path.join(folder, 'favicon.ico'), ico);
printLine(`${path.join(folder, 'favicon.ico')}: ${ico.length} bytes`);
