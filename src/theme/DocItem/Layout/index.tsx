import styles from './styles.module.scss';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A doc beside its table of contents, which is in the HTML at every width; CSS shows it if there is room. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className={styles.columns}>
      <div className={clsx(styles.page, frontMatter.hide_table_of_contents === true && styles.wide)}>
        <article>
          <DocBreadcrumbs />
          <ContentVisibility metadata={metadata} />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && (
        <TOC
          toc={toc}
          className={styles.contents}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      )}
    </div>
  );
}
