import passData from './index';

import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Root} from 'mdast';

async function attributesIn(text: string): Promise<Record<string, unknown>> {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(passData);
  const tree = (await processor.run(processor.parse(text))) as Root;
  const element = tree.children.find((node) => node.type === 'mdxJsxFlowElement')!;
  return Object.fromEntries(
    element.attributes.map((one) => [one.type === 'mdxJsxAttribute' ? one.name : '', one.value]),
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
  [
    '<Steps picture="build-form">\n\n1. One.\n\n</Steps>\n',
    /Unknown picture “build-form”\. Use one of: .*build-a-form/,
  ],
])('%j fails the build', async (text, message) => {
  await expect(attributesIn(text)).rejects.toThrow(message);
});

test('a guide’s picture becomes page data with a description, in an article without step numbers', async () => {
  const steps = await attributesIn('<Steps picture="connect-a-domain">\n\n1. One.\n\n</Steps>\n');
  expect(Object.keys(steps)).toEqual(['picture']);
  expect(JSON.parse(String(steps.picture))).toMatchObject({
    kind: 'panel',
    title: 'Connect domain',
    label: expect.stringMatching(/^Screen “Connect domain”\. .+ Buttons: Check now, Save \(step 8\)\.$/),
  });
  const inArticle = await attributesIn('<GuidePicture name="connect-a-domain" />\n');
  expect(inArticle.picture).toContain(' Buttons: Check now, Save."');
});

test('steps without a picture don’t change', async () => {
  expect(await attributesIn('<Steps>\n\n1. One.\n\n</Steps>\n')).toEqual({});
});
