import {pageSource} from '#src/content/page-source';
import {feedback} from '#src/content/pages/feedback';
import {guideFactLabels, guidePlans, guideRoles, guideScreen} from '#src/content/pages/guides';
import {formatGuideTime} from '#src/lib/guide-time';
import {markdownPath} from '#src/lib/markdown-path';
import {TableOfContents} from '#src/parts/contents/TableOfContents';
import {PageSource} from '#src/parts/copy/PageSource';
import {PageFeedback} from '#src/parts/feedback';
import {FactLine} from '#src/ui/docs/FactLine';
import styles from './styles.module.scss';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Facts shown under the title of guides. The content check requires them in guides and rejects them elsewhere. */
function readFacts({who, plans, minutes, screen}: Readonly<Record<string, unknown>>): {label: string; value: string}[] {
  if (typeof minutes !== 'number') return [];
  return [
    {label: guideFactLabels.who, value: guideRoles[who as keyof typeof guideRoles]},
    {label: guideFactLabels.plans, value: guidePlans[plans as keyof typeof guidePlans]},
    {label: guideFactLabels.minutes, value: formatGuideTime(minutes)},
    ...(typeof screen === 'string' ? [{label: guideFactLabels.screen, value: guideScreen(screen)}] : []),
  ];
}

/**
 * A doc with facts (for guides), feedback form and source, beside its table of contents, which is in the HTML at every
 * width; CSS shows it if there is room. The classic one measures `.navbar`, which this site doesn't have, on every
 * scroll. The docs have no version banner and no tags.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {permalink, title, editUrl, lastUpdatedAt} = metadata;
  const {toc_min_heading_level: from = 2, toc_max_heading_level: to = 3, hide_table_of_contents: isWide} = frontMatter;
  const facts = readFacts(frontMatter);
  const headings = toc.filter(({level}) => level >= from && level <= to);
  return (
    <div className={styles.columns}>
      <div className={clsx(styles.page, isWide === true && styles.wide)}>
        <article>
          <DocBreadcrumbs />
          <ContentVisibility metadata={metadata} />
          <div className={clsx('theme-doc-markdown', 'markdown')}>
            <header>
              <Heading as="h1">{title}</Heading>
              {facts.length > 0 && <FactLine facts={facts} />}
            </header>
            <MDXContent>{children}</MDXContent>
          </div>
          <footer>
            <PageFeedback key={permalink} page={permalink} labels={feedback} />
            <PageSource
              editUrl={editUrl ?? undefined}
              updatedAt={lastUpdatedAt ?? undefined}
              markdown={markdownPath(permalink)}
              labels={pageSource}
            />
          </footer>
        </article>
        <DocItemPaginator />
      </div>
      {isWide !== true && toc.length > 0 && (
        <TableOfContents title="On this page" items={headings} className={styles.contents} />
      )}
    </div>
  );
}
