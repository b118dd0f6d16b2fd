import {csvCell, csvLine} from '../../../scripts/leads/read';

import fc from 'fast-check';

/** Parses one record strictly by RFC 4180; throws otherwise. */
function readRecord(line: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const [whole, cell = ''] = /^"((?:[^"]|"")*)"/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`no quoted cell at: ${rest}`);
    cells.push(cell.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (rest === '\r\n') return cells;
    if (!rest.startsWith(',')) throw new Error(`no comma at: ${rest}`);
    rest = rest.slice(1);
  }
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
