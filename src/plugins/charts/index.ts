import type {ChartData} from './types';

import type {Nodes, Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The number in a cell such as `$3,240` or `26 hours`. */
function readNumber(text: string): number {
  const [number] = /-?[\d,]+(?:\.\d+)?/.exec(text) ?? [];
  if (number === undefined) throw new Error(`<Chart>: the cell “${text}” has no number.`);
  return Number(number.replaceAll(',', ''));
}

function readTable(table: Table): ChartData {
  const [[rowName = '', ...series] = [], ...rows] = table.children.map((row) => row.children.map(textOf));
  return {
    rowName,
    series,
    rows: rows.map(([name = '', ...texts]) => ({name, cells: texts.map((text) => ({value: readNumber(text), text}))})),
  };
}

/** Adds the table's numbers to its chart. */
function fillChart(chart: MdxJsxFlowElement): void {
  const table = chart.children.find((node) => node.type === 'table');
  if (!table) throw new Error('<Chart> needs a table inside it, with an empty line before and after it.');
  chart.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(readTable(table))});
}

/** Passes the numbers of the table inside each `<Chart>` to the chart, so drawing and table agree. */
export default function readCharts() {
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Chart') fillChart(node);
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  return (tree: Root): void => {
    visit(tree);
  };
}
