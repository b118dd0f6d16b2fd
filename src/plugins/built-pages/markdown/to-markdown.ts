import type {Page} from '../page/page';
import {prepareMain} from './prepare';

import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const converter = unified().use(rehypeRemark);
const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});

/** Converts a built page to Markdown, with title, description and URL as front matter. */
export function toMarkdown({path, title, description, main}: Page, siteUrl: string): string {
  const address = new URL(path, siteUrl).href;
  const tree: Root = {type: 'root', children: prepareMain(main, address).children};
  const body = writer.stringify(converter.runSync(tree));
  // JSON strings are YAML strings.
  const head = Object.entries({title, description, url: address}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${head.join('\n')}\n---\n\n${body}`;
}
