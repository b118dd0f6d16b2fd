import inlineStills from './index';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Root} from 'mdast';

async function attributesIn(text: string): Promise<Record<string, unknown>> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(inlineStills);
  const tree = (await processor.run(processor.parse(text))) as Root;
  const steps = tree.children.find((node) => node.type === 'mdxJsxFlowElement')!;
  return Object.fromEntries(steps.attributes.map((one) => [one.type === 'mdxJsxAttribute' ? one.name : '', one.value]));
}

test('a still becomes page data with a description', async () => {
  const attributes = await attributesIn('<Steps still="connect-a-domain">\n\n1. One.\n\n</Steps>\n');
  expect(Object.keys(attributes)).toEqual(['panel', 'label']);
  expect(JSON.parse(String(attributes.panel))).toMatchObject({title: 'Connect domain'});
  expect(attributes.label).toMatch(/^Screen “Connect domain”\. .+ Buttons: Check now, Save \(step 8\)\.$/);
});

test('steps without a still don’t change', async () => {
  expect(await attributesIn('<Steps>\n\n1. One.\n\n</Steps>\n')).toEqual({});
});

test('an unknown name fails the build with a list of valid names', async () => {
  await expect(attributesIn('<Steps still="build-form">\n\n1. One.\n\n</Steps>\n')).rejects.toThrow(
    /Unknown still “build-form”\. Use one of: .*build-a-form/,
  );
});
