import htmlTables from '#src/plugins/html-tables/index';
import images from '#src/plugins/images/index';
import mdxData from '#src/plugins/mdx-data/index';

/** Docusaurus' Markdown settings, written out so that `npm run check:content` compiles pages with the same ones. */
export const markdown = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  anchors: {maintainCase: false},
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} as const;

/** Our remark and rehype plugins for docs, articles and pages. */
export const mdx = {
  // They run before Docusaurus' own image handling, which doesn't convert images.
  beforeDefaultRemarkPlugins: [images, mdxData],
  rehypePlugins: [htmlTables],
};
