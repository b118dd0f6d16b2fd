import type {Nodes, Parents, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

const isTable = (node: Nodes | MdxJsxFlowElementHast): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && node.name === 'table';

/**
 * Rehype plugin: a table written in HTML becomes one as Markdown makes it, so it gets the same frame, which scrolls on
 * phones. MDX leaves HTML tags as they are.
 */
export default function htmlTables() {
  return (tree: Root): void => {
    visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
      if (!isTable(node) || parent === undefined || index === undefined) return undefined;
      parent.children[index] = {
        type: 'element',
        tagName: 'table',
        properties: {},
        children: node.children as Parents['children'] as never,
      };
      return SKIP;
    });
  };
}
