import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import ContentVisibility from '@theme/ContentVisibility';
import {pageSource} from '@site/src/content/page-source';
import {closings} from '@site/src/content/blog/closings';
import {articlePage, blogWords} from '@site/src/content/blog/pages';
import type {ArticleData} from '@site/src/plugins/blog-data/types';
import {BlogArticlePage} from '@site/src/templates/BlogArticlePage';

import type {Props} from '@theme/BlogPostPage';
import {useMemo, type ReactNode} from 'react';

/** An article in the site's own frame. Its head and structured data are the classic theme's. */
export default function BlogPostPage({content: Text, ...data}: Pick<Props, 'content'> & ArticleData): ReactNode {
  const headings = useMemo(() => Text.toc.filter(({level}) => level === 2), [Text.toc]);
  const {editUrl, lastUpdatedAt} = Text.metadata;
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <BlogArticlePage
        data={data}
        headings={headings}
        words={{...blogWords, ...articlePage}}
        closing={closings[data.article.category]}
        source={{editUrl, updatedAt: lastUpdatedAt ?? undefined, words: pageSource}}
        notice={<ContentVisibility metadata={Text.metadata} />}
      >
        <Text />
      </BlogArticlePage>
    </BlogPostProvider>
  );
}
