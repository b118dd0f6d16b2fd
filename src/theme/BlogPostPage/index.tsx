import {closings} from '#src/content/blog/closings';
import {articlePage, blogLabels} from '#src/content/blog/pages';
import {pageSource} from '#src/content/page-source';
import type {ArticleData} from '#src/content/schema/blog';
import {markdownPath} from '#src/lib/markdown-path';
import {blogPosting} from '#src/lib/structured-data/articles';
import {TableOfContents} from '#src/parts/contents/TableOfContents';
import {PageSource} from '#src/parts/copy/PageSource';
import {ArticleHead} from '#src/sections/blog/ArticleHead';
import {AuthorNote} from '#src/sections/blog/AuthorNote';
import {NextArticle} from '#src/sections/blog/NextArticle';
import {ClosingBand} from '#src/sections/ClosingBand';
import {Section} from '#src/ui/Section';
import {StructuredData} from '#src/ui/StructuredData';
import {articleComponents} from './components';
import styles from './styles.module.scss';

import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {blogPostContainerID} from '@docusaurus/utils-common';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

const labels = {...blogLabels, ...articlePage};

/**
 * An article: head with cover, text between table of contents and margin notes, author, next article, closing. Its
 * metadata comes from the classic theme.
 */
export default function BlogPostPage({content: Text, ...data}: Pick<Props, 'content'> & ArticleData): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {article, categoryLink, writer, topics, next} = data;
  const headings = Text.toc.filter(({level}) => level === 2);
  const {editUrl, lastUpdatedAt, frontMatter} = Text.metadata;
  // The last commit often changes just a word, so only a date set by the writer counts as an update.
  const updatedAt = frontMatter.last_update === undefined ? undefined : (lastUpdatedAt ?? undefined);
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPostPageMetadata />
      <StructuredData node={blogPosting(siteConfig, {...article, updatedAt, writer})} />
      <Layout>
        <main>
          <article>
            <ArticleHead
              article={article}
              writer={writer}
              crumbs={[{label: labels.name, to: '/blog'}, categoryLink]}
              minutesLabel={labels.minutes}
            />
            <Section spacing="flush" className={styles.row}>
              {headings.length > 1 && (
                <div className={styles.aside}>
                  <TableOfContents title={labels.contents} items={headings} className={styles.contents} />
                </div>
              )}
              <div className={styles.text}>
                <ContentVisibility metadata={Text.metadata} />
                {/* Feeds read the content of the element with this ID. */}
                <div id={blogPostContainerID} className="markdown">
                  <MDXContent>
                    <MDXProvider components={articleComponents}>
                      <Text />
                    </MDXProvider>
                  </MDXContent>
                </div>
                <AuthorNote writer={writer} topics={topics} labels={labels} />
                <PageSource
                  editUrl={editUrl}
                  updatedAt={updatedAt}
                  markdown={markdownPath(article.to)}
                  labels={pageSource}
                />
              </div>
            </Section>
          </article>
          {next && <NextArticle article={next} labels={labels} />}
          <ClosingBand closing={closings[article.category]} />
        </main>
      </Layout>
    </BlogPostProvider>
  );
}
