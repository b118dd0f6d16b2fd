import {TableOfContents} from '#src/parts/contents/TableOfContents';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * Pages written in MDX, such as privacy and terms: table of contents in columns 1–3, title, date and text in 5–12.
 * Front matter has `title`, `description` and `updated`; the text starts with its first section.
 */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {title = '', description} = Content.metadata;
  // Docusaurus has no types for other fields of the front matter.
  const {updated} = Content.frontMatter as {updated?: string};
  const contents = Content.toc.filter(({level}) => level === 2);
  return (
    <Layout title={title} description={description}>
      <main>
        <Section spacing="none" className={styles.columns}>
          <header className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {updated !== undefined && <Text above="text">Last updated {updated}</Text>}
          </header>
          <TableOfContents title="On this page" items={contents} folds className={styles.contents} />
          <div className={clsx('markdown', styles.prose)}>
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
        </Section>
      </main>
    </Layout>
  );
}
