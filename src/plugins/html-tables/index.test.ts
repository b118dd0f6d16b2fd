import htmlTables from './index';

import type {Root} from 'hast';

test('a table in HTML becomes one of Markdown, with its rows', () => {
  const row = {type: 'mdxJsxFlowElement', name: 'tr', attributes: [], children: []};
  const table = {type: 'mdxJsxFlowElement', name: 'table', attributes: [], children: [row]};
  const tree = {type: 'root', children: [table, {type: 'text', value: 'after'}]} as unknown as Root;
  htmlTables()(tree);
  expect(tree.children).toEqual([
    {type: 'element', tagName: 'table', properties: {}, children: [row]},
    {type: 'text', value: 'after'},
  ]);
});
