import type {ChartData, GuideTopic} from '#src/content/schema/mdx';
import {addressOfDoc} from './addresses';

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parse} from 'yaml';

type FrontMatter = {
  title: string;
  description: string;
  sidebar_position: number;
  /** Guides only. */
  minutes?: number;
  slug?: string | undefined;
  draft?: boolean;
  unlisted?: boolean;
};

function readFrontMatter(file: string): FrontMatter {
  const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\n---\s/.exec(readFileSync(file, 'utf8')) ?? [];
  const data = (parse(yaml) ?? {}) as FrontMatter;
  // A slug such as 2024 is a number for YAML. The page with it has the error.
  return typeof data.slug === 'string' ? data : {...data, slug: undefined};
}

/** A guide with an error in its front matter is left out: it has a message of its own, and the list of the others works. */
function readGuide(file: string): FrontMatter | undefined {
  try {
    return readFrontMatter(file);
  } catch {
    return undefined;
  }
}

/** Reads a file of a topic. Throws an error that says which is missing or wrong. */
function readPart<Part>(name: string, file: string, advice: string, read: (file: string) => Part): Part {
  try {
    return read(path.join(name, file));
  } catch (error) {
    throw new Error(`docs/${path.basename(name)}/${file}: ${advice}`, {cause: error});
  }
}

/** A topic and its guides. */
export function readTopic(folder: string) {
  const name = path.basename(folder);
  const {position} = readPart(
    folder,
    '_category_.json',
    'a topic needs this file, with a `position`. Copy the one of another topic.',
    (file) => JSON.parse(readFileSync(file, 'utf8')) as {position: number},
  );
  const index = readPart(folder, 'index.mdx', 'a topic needs this page, which links to its guides.', readFrontMatter);
  const guides = readdirSync(folder)
    .filter((file) => /^[^._].*\.mdx$/.test(file) && file !== 'index.mdx')
    .flatMap((file) => {
      const guide = readGuide(path.join(folder, file));
      return guide ? {...guide, to: addressOfDoc(`${name}/${file}`, guide.slug)} : [];
    })
    .filter(({draft, unlisted}) => draft !== true && unlisted !== true)
    .toSorted((a, b) => a.sidebar_position - b.sidebar_position);
  return {
    position,
    title: index.title,
    text: index.description,
    to: addressOfDoc(`${name}/index.mdx`, index.slug),
    guides: guides.flatMap(({title, description, to, minutes}) =>
      minutes === undefined ? [] : [{title, text: description, to, minutes}],
    ),
  };
}

/** The docs topics in sidebar order, without the API, which has its own list. */
export const readTopics = (docsFolder: string): GuideTopic[] =>
  readdirSync(docsFolder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'api' && !entry.name.startsWith('_'))
    .map(({name}) => readTopic(path.join(docsFolder, name)))
    .toSorted((a, b) => a.position - b.position)
    .map(({position: _, ...topic}) => topic);

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
