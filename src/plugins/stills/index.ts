import {stills} from '#src/content/stills/registry';
import {describePanel} from '#src/lib/describe-panel';
import {withoutMarks} from '#src/lib/without-marks';

import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

const plain = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** The attribute with the still's name, by element. */
const namedBy: Readonly<Record<string, string>> = {Steps: 'still', Still: 'name'};

/**
 * Passes the data and description of a still to `<Steps still="name">` or `<Still name="name">`, so each page contains
 * only its own. An unknown name fails the build.
 */
export default function inlineStills() {
  const visit = (node: Nodes): void => {
    const attributeName = node.type === 'mdxJsxFlowElement' ? namedBy[node.name ?? ''] : undefined;
    if (node.type === 'mdxJsxFlowElement' && attributeName) {
      node.attributes = node.attributes.flatMap((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== attributeName) return [attribute];
        const name = typeof attribute.value === 'string' ? attribute.value : '';
        const named = stills[name];
        if (named === undefined) {
          throw new Error(`Unknown still “${name}”. Use one of: ${Object.keys(stills).join(', ')}.`);
        }
        const panel = node.name === 'Steps' ? named : withoutMarks(named);
        return [plain('panel', JSON.stringify(panel)), plain('label', describePanel(panel))];
      });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  return (tree: Root): void => {
    visit(tree);
  };
}
