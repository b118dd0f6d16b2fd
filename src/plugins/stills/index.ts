import {stills} from '#src/content/stills/registry';
import {describePanel} from './describe';

import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

const plain = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/**
 * Puts the picture that `<Steps still="name">` names into the page with its description, so that a page carries its own
 * and no other.
 * An unknown name stops the build.
 */
export default function inlineStills() {
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Steps') {
      node.attributes = node.attributes.flatMap((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'still') return [attribute];
        const name = typeof attribute.value === 'string' ? attribute.value : '';
        const panel = stills[name];
        if (panel === undefined) {
          throw new Error(`There is no still “${name}”. There are: ${Object.keys(stills).join(', ')}.`);
        }
        return [plain('panel', JSON.stringify(panel)), plain('label', describePanel(panel))];
      });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  return (tree: Root): void => {
    visit(tree);
  };
}
