import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import {pageSource} from '@site/src/content/page-source';
import {closings} from '@site/src/content/blog/closings';
import {articlePage, blogWords} from '@site/src/content/blog/pages';
import type {ArticleData} from '@site/src/plugins/blog-data/types';
import {blogPosting} from '@site/src/lib/structured-data/articles';
import {BlogArticlePage} from '@site/src/templates/BlogArticlePage';
import {StructuredData} from '@site/src/ui/StructuredData';

import type {Props} from '@theme/BlogPostPage';
import {useMemo, type ReactNode} from 'react';

/** An article in the site's own frame. Its head is the classic theme's. */
export default function BlogPostPage({content: Text, ...data}: Pick<Props, 'content'> & ArticleData): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const headings = useMemo(() => Text.toc.filter(({level}) => level === 2), [Text.toc]);
  const {editUrl, lastUpdatedAt} = Text.metadata;
  const updatedAt = lastUpdatedAt ?? undefined;
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPostPageMetadata />
      <StructuredData node={blogPosting(siteConfig, {...data.article, updatedAt, writer: data.writer})} />
      <BlogArticlePage
        data={data}
        headings={headings}
        words={{...blogWords, ...articlePage}}
        closing={closings[data.article.category]}
        source={{editUrl, updatedAt, words: pageSource}}
        notice={<ContentVisibility metadata={Text.metadata} />}
      >
        <Text />
      </BlogArticlePage>
    </BlogPostProvider>
  );
}
