import {csvCell, csvLine} from '../../../scripts/leads/format';

import fc from 'fast-check';

/** Cells of one record, which must follow RFC 4180 strictly. */
function readRecord(line: string): string[] {
  expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n$/);
  return Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell.replaceAll('""', '"'));
}

/** Arbitrary texts, including formulas and CSV syntax. */
const texts = fc.oneof(
  fc.string({unit: 'binary'}),
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\0', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', "'", ',', ';'),
      fc.string(),
    )
    .map(([first, rest]) => first + rest),
  fc.constantFrom('=HYPERLINK("https://evil.example";"Open")', "@SUM(1+1)*cmd|'/c calc'!A0", '","=1+1', '\r\n=1+1'),
);

test('any text stays intact in its cell and doesn’t become a formula', () => {
  fc.assert(
    fc.property(fc.array(texts, {minLength: 1, maxLength: 6}), (values) => {
      const cells = readRecord(csvLine(values));
      expect(cells).toHaveLength(values.length);
      cells.forEach((cell, at) => {
        expect(cell).not.toMatch(/^[=+\-@\0\t\r\n＝＋－＠]/);
        expect([values[at], `'${String(values[at])}`]).toContain(cell);
      });
    }),
    {numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000)},
  );
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['1=1', '"1=1"'],
  [null, '""'],
  [undefined, '""'],
])('%j becomes %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
