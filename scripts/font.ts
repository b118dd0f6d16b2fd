import {readFileSync, writeFileSync} from 'node:fs';

import subsetFont from 'subset-font';

import {roundKerning} from './lib/kerning';
import {inProject} from './lib/project.mjs';
import {CommandError, printLine, readArguments} from './lib/terminal';

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
