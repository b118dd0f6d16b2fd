import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import {blogPostContainerID} from '@docusaurus/utils-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {articlePage, BlogLabels} from '#src/content/blog/pages';
import type {Closing} from '#src/content/types';
import type {ArticleData} from '#src/plugins/blog-data/types';
import {ArticleHead} from '#src/sections/blog/ArticleHead';
import {AuthorNote} from '#src/sections/blog/AuthorNote';
import {NextArticle} from '#src/sections/blog/NextArticle';
import {ClosingBand} from '#src/sections/ClosingBand';
import {TableOfContents, type TableOfContentsProps} from '#src/ui/docs/TableOfContents';
import {PageSource, type PageSourceProps} from '#src/ui/docs/PageSource';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type BlogArticlePageProps = {
  data: ArticleData;
  headings: TableOfContentsProps['items'];
  labels: BlogLabels & typeof articlePage;
  closing: Closing;
  /** Edit link and last update. */
  source: PageSourceProps;
  /** Note above the text if the article is unlisted. */
  notice?: ReactNode;
  /** The article. */
  children: ReactNode;
};

/** An article: head with cover, text between table of contents and margin notes, author, next article, closing. */
export function BlogArticlePage({
  data,
  headings,
  labels,
  closing,
  source,
  notice,
  children,
}: BlogArticlePageProps): ReactNode {
  const {article, categoryLink, writer, topics, next} = data;
  return (
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
              {notice}
              {/* Feeds read the content of the element with this ID. */}
              <div id={blogPostContainerID} className="markdown">
                <MDXContent>{children}</MDXContent>
              </div>
              <AuthorNote writer={writer} topics={topics} labels={labels} />
              <PageSource {...source} />
            </div>
          </Section>
        </article>
        {next && <NextArticle article={next} labels={labels} />}
        <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
      </main>
    </Layout>
  );
}
