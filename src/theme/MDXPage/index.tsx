import {LegalPage} from '#src/templates/LegalPage';

import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {useMemo, type ReactNode} from 'react';

/** Custom front matter fields have no types. */
function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Pages written in MDX, such as privacy and terms. Front matter has `title`, `description` and `updated`; the text
 * starts with its first section.
 */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, frontMatter, toc} = Content;
  const {title = '', description} = metadata;
  const sections = useMemo(() => toc.filter(({level}) => level === 2), [toc]);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata title={title} description={description} />
        <LegalPage
          title={title}
          updated={readText((frontMatter as Record<string, unknown>)['updated'])}
          contents={sections}
        >
          <MDXContent>
            <Content />
          </MDXContent>
        </LegalPage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
