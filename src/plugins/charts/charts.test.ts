import readCharts from './index';

import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Root} from 'mdast';

async function dataIn(text: string): Promise<unknown> {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(readCharts);
  const tree = (await processor.run(processor.parse(text))) as Root;
  const chart = tree.children.find((node) => node.type === 'mdxJsxFlowElement')!;
  const data = chart.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'data');
  return JSON.parse(typeof data?.value === 'string' ? data.value : '');
}

test('a chart gets its table’s numbers and texts', async () => {
  const data = await dataIn(
    '<Chart title="A">\n\n| Month | Lost |\n| --- | ---: |\n| **Jan** | $3,240.50 |\n\n</Chart>\n',
  );
  expect(data).toEqual({
    rowName: 'Month',
    series: ['Lost'],
    rows: [{name: 'Jan', cells: [{value: 3240.5, text: '$3,240.50'}]}],
  });
});

test('a chart without a table or numbers fails the build', async () => {
  await expect(dataIn('<Chart title="A">\n\nText.\n\n</Chart>\n')).rejects.toThrow(/needs a table/);
  await expect(dataIn('<Chart>\n\n| A | B |\n| - | - |\n| C | none |\n\n</Chart>\n')).rejects.toThrow(
    /“none” has no number/,
  );
});
