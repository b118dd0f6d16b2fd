import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

/** The number in a cell such as `$3,240` or `26 hours`. */
function readNumber(text: string): number {
  const [number] = /-?[\d,]+(?:\.\d+)?/.exec(text) ?? [];
  if (number === undefined) throw new Error(`<Chart>: the cell “${text}” has no number.`);
  return Number(number.replaceAll(',', ''));
}

/** The numbers and texts of the table inside a `<Chart>`, so drawing and table agree. `rowName` heads the first column. */
export function readTable(chart: MdxJsxFlowElement) {
  const table = chart.children.find((node) => node.type === 'table');
  if (!table) throw new Error('<Chart> needs a table inside it, with an empty line before and after it.');
  const [[rowName = '', ...series] = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  return {
    rowName,
    series,
    rows: rows.map(([name = '', ...texts]) => ({name, cells: texts.map((text) => ({value: readNumber(text), text}))})),
  };
}
