import {addressOfDoc} from './addresses';
import mdxData from './index';

import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

async function attributesIn(text: string, file = 'docs/index.mdx'): Promise<Record<string, unknown>> {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(mdxData);
  const tree = (await processor.run(processor.parse(text), new VFile({path: file}))) as Root;
  const element = tree.children.find((node) => node.type === 'mdxJsxFlowElement')!;
  return Object.fromEntries(
    element.attributes.map((attribute) => [
      attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
      attribute.value,
    ]),
  );
}

test('a chart gets its table’s numbers and texts', async () => {
  const {title, data} = await attributesIn(
    '<Chart title="A">\n\n| Month | Lost |\n| --- | ---: |\n| **Jan** | $3,240.50 |\n\n</Chart>\n',
  );
  expect(title).toBe('A');
  expect(JSON.parse(String(data))).toEqual({
    rowName: 'Month',
    series: ['Lost'],
    rows: [{name: 'Jan', cells: [{value: 3240.5, text: '$3,240.50'}]}],
  });
});

test.each([
  ['<Chart title="A">\n\nText.\n\n</Chart>\n', /needs a table/],
  ['<Chart>\n\n| A | B |\n| - | - |\n| C | none |\n\n</Chart>\n', /“none” has no number/],
])('%j fails the build', async (text, message) => {
  await expect(attributesIn(text)).rejects.toThrow(message);
});

test('the list of a topic has its guides in the order of the sidebar, at Docusaurus’ addresses', async () => {
  const {guides} = await attributesIn('<DocCardList />\n', 'docs/getting-started/index.mdx');
  const list = JSON.parse(String(guides)) as {to: string}[];
  expect(list.map(({to}) => to)).toContain('/docs/getting-started/quick-start');
  expect(list[0]).toEqual({
    title: expect.any(String),
    text: expect.any(String),
    to: expect.stringMatching(/^\/docs\/getting-started\/[a-z\d-]+$/),
    minutes: expect.any(Number),
  });
});

test.each([
  ['03-send.mdx', undefined, '/docs/topic/send'],
  ['01-part/index.mdx', undefined, '/docs/topic/part'],
  ['send.mdx', '/other', '/docs/other'],
  ['send.mdx', 'other', '/docs/topic/other'],
])('the doc %s with the slug %s is at %s', (file, slug, address) => {
  expect(addressOfDoc(`topic/${file}`, slug)).toBe(address);
});
