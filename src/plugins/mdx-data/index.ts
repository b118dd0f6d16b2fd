import type {ChartData} from '#src/content/schema/mdx';
import type {Panel} from '#src/content/schema/pictures/panel';
import {guidePictures} from '#src/content/pictures/guides/registry';
import {toPicture, withoutMarks} from '#src/lib/describe-panel';
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

/** Takes an attribute off an element and returns its text. */
function takeAttribute({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  if (!attribute) return undefined;
  attributes.splice(attributes.indexOf(attribute), 1);
  return typeof attribute.value === 'string' ? attribute.value : '';
}

function readPicture(name: string | undefined, adapt: (panel: Panel) => Panel = (panel) => panel): Attributes {
  if (name === undefined) return {};
  if (!guidePictures[name])
    throw new Error(`Unknown picture “${name}”. Use one of: ${Object.keys(guidePictures).join(', ')}.`);
  return {picture: JSON.stringify(toPicture(adapt(guidePictures[name])))};
}

/** Attributes added to each component, from the site's content or the page. */
const attributesOf: Readonly<Record<string, (element: MdxJsxFlowElement, file: VFile) => Attributes>> = {
  Chart: (element) => ({data: JSON.stringify(readTable(element))}),
  DocCardList: (_, file) => ({guides: JSON.stringify(readTopic(path.dirname(file.path)).guides)}),
  GuideList: (_, file) => ({topics: JSON.stringify(readTopics(path.dirname(file.path)))}),
  Steps: (element) => readPicture(takeAttribute(element, 'picture')),
  GuidePicture: (element) => readPicture(takeAttribute(element, 'name'), withoutMarks),
};

/** Remark plugin: passes data to components while MDX is compiled, so each page contains only its own. */
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
