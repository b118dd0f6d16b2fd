import type {ChartData} from '#src/content/schema/mdx';
import {readTopic, readTopics} from './read-topics';

import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

type Attributes = Readonly<Record<string, string>>;

/** The number in a cell such as `$3,240` or `26 hours`. */
function readNumber(text: string): number {
  const [number] = /-?[\d,]+(?:\.\d+)?/.exec(text) ?? [];
  if (number === undefined) throw new Error(`<Chart>: the cell “${text}” has no number.`);
  return Number(number.replaceAll(',', ''));
}

/** The numbers and texts of the table inside a `<Chart>`, so drawing and table agree. `rowName` heads the first column. */
export function readTable(chart: MdxJsxFlowElement): ChartData {
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

/** Attributes added to each component, from the page or its folder. */
const attributesOf: Readonly<Record<string, (element: MdxJsxFlowElement, file: VFile) => Attributes>> = {
  Chart: (element) => ({data: JSON.stringify(readTable(element))}),
  DocCardList: (_, file) => ({guides: JSON.stringify(readTopic(path.dirname(file.path)).guides)}),
  GuideList: (_, file) => ({topics: JSON.stringify(readTopics(path.dirname(file.path)))}),
};

/** Remark plugin: passes what a page or its folder says to components while MDX is compiled. */
export default function mdxData() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const attributes = attributesOf[element.name ?? '']?.(element, file) ?? {};
      for (const [name, value] of Object.entries(attributes)) {
        element.attributes.push({type: 'mdxJsxAttribute', name, value});
      }
    });
  };
}
