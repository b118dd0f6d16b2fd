import {inProject} from './lib/project.mjs';
import {CommandError, printLine, readArguments} from './lib/terminal';

import {readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';

/*
 * Kerning of a variable font, in its GPOS table: https://learn.microsoft.com/typography/opentype/spec/gpos. Reads only
 * pair adjustments, and of each only the advance of the first glyph. Each table is a buffer that begins at its offset.
 */

/** In thousandths of an em: invisible change between weights, invisible kerning, and the step to round to. */
const [leastChange, leastKerning, step] = [20, 10, 8];

/** The table at an offset. */
const follow = (part: Buffer, at: number): Buffer => part.subarray(part.readUInt16BE(at));
const followLong = (part: Buffer, at: number): Buffer => part.subarray(part.readUInt32BE(at));

/** The tables at a list of offsets. */
const followList = (part: Buffer, at: number): Buffer[] =>
  Array.from({length: part.readUInt16BE(at)}, (_, index) => follow(part, at + 2 + 2 * index));

function findTable(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return followLong(font, at + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

/** Fields of a value record: the advance, and the offset of its variations by weight. */
const [advanceField, variationField] = [0x4, 0x40];

/** Size in bytes of a value record with these fields. */
const sizeOf = (fields: number): number => 2 * fields.toString(2).replaceAll('0', '').length;

/** Position of a field in a value record; undefined if it lacks the field. */
const placeOf = (fields: number, field: number): number | undefined =>
  (fields & field) === 0 ? undefined : sizeOf(fields & (field - 1));

/** The largest change of a value between weights. */
function findChange(store: Buffer, variation: Buffer): number {
  const data = followLong(store, 8 + 4 * variation.readUInt16BE(0));
  const [words, regions] = [data.readUInt16BE(2), data.readUInt16BE(4)];
  const row = 6 + 2 * regions + variation.readUInt16BE(2) * (words + regions);
  const changes = Array.from({length: regions}, (_, index) =>
    index < words ? data.readInt16BE(row + 2 * index) : data.readInt8(row + words + index),
  );
  return changes.reduce((most, change) => (Math.abs(change) > Math.abs(most) ? change : most), 0);
}

/** Rounds the kerning of a value, unless it changes visibly between weights. */
function roundValue(owner: Buffer, at: number, fields: number, store: Buffer): void {
  const [advance, variation] = [placeOf(fields, advanceField), placeOf(fields, variationField)];
  if (advance === undefined) return;
  const offset = variation === undefined ? 0 : owner.readUInt16BE(at + variation);
  const change = offset === 0 ? 0 : findChange(store, owner.subarray(offset));
  if (Math.abs(change) > leastChange) return;
  const middle = owner.readInt16BE(at + advance) + change / 2;
  const rounded = Math.abs(middle) <= leastKerning ? 0 : Math.round(middle / step) * step;
  owner.writeInt16BE(rounded, at + advance);
  if (variation !== undefined) owner.writeUInt16BE(0, at + variation);
}

/** Values of a table of pairs: of glyphs in sets, or of classes of glyphs. */
function listValues(table: Buffer): {owner: Buffer; at: number}[] {
  const size = sizeOf(table.readUInt16BE(4)) + sizeOf(table.readUInt16BE(6));
  if (table.readUInt16BE(0) === 2) {
    const pairs = table.readUInt16BE(12) * table.readUInt16BE(14);
    return Array.from({length: pairs}, (_, index) => ({owner: table, at: 16 + size * index}));
  }
  return followList(table, 8).flatMap((owner) =>
    Array.from({length: owner.readUInt16BE(0)}, (_, index) => ({owner, at: 4 + (2 + size) * index})),
  );
}

const [pairs, extension] = [2, 9];

/** Tables of pairs in a lookup, which may be wrapped in an extension. */
function listPairTables(lookup: Buffer): Buffer[] {
  const type = lookup.readUInt16BE(0);
  const tables = followList(lookup, 4);
  if (type !== extension) return type === pairs ? tables : [];
  return tables.filter((table) => table.readUInt16BE(2) === pairs).map((table) => followLong(table, 4));
}

/**
 * Rounds the kerning of all pairs, in place, and gives pairs that hardly change with the weight one value for all
 * weights: body text moves by at most 0.2 px, and the font compresses better.
 */
function roundKerning(font: Buffer): void {
  const store = followLong(findTable(font, 'GDEF'), 14);
  for (const table of followList(follow(findTable(font, 'GPOS'), 8), 0).flatMap(listPairTables)) {
    const fields = table.readUInt16BE(4);
    for (const {owner, at} of listValues(table)) roundValue(owner, at, fields, store);
  }
}

const usage = `npm run font cuts the small font file that every page preloads from the full one, as src/styles/tokens/_fonts.scss
names them: the first with the characters of its unicode-range, the second whole.

  npm run font                to static/fonts
  npm run font -- FILE        to this file

The small one fits into the first 14.6 KB that a server sends on a new connection.`;

const {positionals} = readArguments(usage, {allowPositionals: true});
const styles = readFileSync(inProject('src/styles/tokens/_fonts.scss'), 'utf8');
const [small, full] = Array.from(styles.matchAll(/url\('(.+\.woff2)'\)/g), ([, address = '']) =>
  inProject('static', address),
);
const [, range] = /unicode-range:([^;]+);/.exec(styles) ?? [];
if (small === undefined || full === undefined || range === undefined) {
  throw new CommandError('src/styles/tokens/_fonts.scss does not name two font files and a unicode-range.');
}

const characters = Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = '', to = from]) => {
  const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index));
});
const options = {keepFeatures: ['ccmp', 'kern', 'liga', 'tnum'], dropTables: ['STAT']};
const cut = (font: Buffer, targetFormat: 'truetype' | 'woff2') =>
  subsetFont(font, characters.flat().join(''), {...options, targetFormat});

const rounded = await cut(readFileSync(full), 'truetype');
roundKerning(rounded);
// Cut again, because the changes between weights that were dropped leave a gap.
const font = await cut(rounded, 'woff2');
const [file = small] = positionals;
writeFileSync(file, font);
printLine(`${file}: ${font.length} bytes`);
