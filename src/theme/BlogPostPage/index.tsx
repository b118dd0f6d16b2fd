import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import {pageSource} from '#src/content/page-source';
import {closings} from '#src/content/blog/closings';
import {articlePage, blogLabels} from '#src/content/blog/pages';
import type {ArticleData} from '#src/plugins/blog-data/types';
import {blogPosting} from '#src/lib/structured-data/articles';
import {BlogArticlePage} from '#src/templates/blog/BlogArticlePage';
import {articleComponents} from './components';
import {StructuredData} from '#src/ui/StructuredData';

import type {Props} from '@theme/BlogPostPage';
import {MDXProvider} from '@mdx-js/react';
import type {ReactNode} from 'react';

/** An article. Its metadata comes from the classic theme. */
export default function BlogPostPage({content: Text, ...data}: Pick<Props, 'content'> & ArticleData): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {editUrl, lastUpdatedAt, frontMatter} = Text.metadata;
  // The last commit often changes just a word, so only a date set by the writer counts as an update.
  const updatedAt = frontMatter.last_update === undefined ? undefined : (lastUpdatedAt ?? undefined);
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPostPageMetadata />
      <StructuredData node={blogPosting(siteConfig, {...data.article, updatedAt, writer: data.writer})} />
      <BlogArticlePage
        data={data}
        headings={Text.toc.filter(({level}) => level === 2)}
        labels={{...blogLabels, ...articlePage}}
        closing={closings[data.article.category]}
        source={{editUrl, updatedAt, labels: pageSource}}
        notice={<ContentVisibility metadata={Text.metadata} />}
      >
        <MDXProvider components={articleComponents}>
          <Text />
        </MDXProvider>
      </BlogArticlePage>
    </BlogPostProvider>
  );
}
