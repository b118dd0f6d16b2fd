import {stills} from '#src/content/stills/registry';
import {printPanel, withoutMarks} from '#src/lib/describe-panel';
import type {Panel} from '#src/pictures/types';
import {readTable} from './read-table';
import {readTopics} from './read-topics';

import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

type Attributes = Readonly<Record<string, string>>;

/** Takes an attribute off an element and returns its text. */
function takeAttribute({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!attribute) return undefined;
  attributes.splice(attributes.indexOf(attribute), 1);
  return typeof attribute.value === 'string' ? attribute.value : '';
}

function readStill(name: string | undefined, adapt: (panel: Panel) => Panel = (panel) => panel): Attributes {
  if (name === undefined) return {};
  if (!stills[name]) throw new Error(`Unknown still “${name}”. Use one of: ${Object.keys(stills).join(', ')}.`);
  return printPanel(adapt(stills[name]));
}

/** Attributes added to each component, from the site's content or the page. */
const attributesOf: Readonly<Record<string, (element: MdxJsxFlowElement, file: VFile) => Attributes>> = {
  Chart: (element) => ({data: JSON.stringify(readTable(element))}),
  GuideList: (_, file) => ({topics: JSON.stringify(readTopics(path.dirname(file.path)))}),
  Steps: (element) => readStill(takeAttribute(element, 'still')),
  Still: (element) => readStill(takeAttribute(element, 'name'), withoutMarks),
};

/** Remark plugin: passes data to components while MDX is compiled, so each page contains only its own. */
export default function passData() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const attributes = attributesOf[element.name ?? '']?.(element, file) ?? {};
      for (const [name, value] of Object.entries(attributes)) {
        element.attributes.push({type: 'mdxJsxAttribute', name, value});
      }
    });
  };
}
