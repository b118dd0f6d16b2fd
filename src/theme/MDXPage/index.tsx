import {LegalPage} from '#src/templates/LegalPage';

import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';

/**
 * Pages written in MDX, such as privacy and terms. Front matter has `title`, `description` and `updated`; the text
 * starts with its first section.
 */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {title = '', description} = Content.metadata;
  // Docusaurus has no types for other fields of the front matter.
  const {updated} = Content.frontMatter as {updated?: string};
  return (
    <Layout title={title} description={description}>
      <LegalPage title={title} updated={updated} contents={Content.toc.filter(({level}) => level === 2)}>
        <MDXContent>
          <Content />
        </MDXContent>
      </LegalPage>
    </Layout>
  );
}
