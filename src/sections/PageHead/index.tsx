import {Breadcrumbs, type BreadcrumbsProps} from '#src/ui/Breadcrumbs';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from '#src/ui/page-head.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PageHeadProps = {
  crumbs?: BreadcrumbsProps['items'];
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Right column, aligned with the first line of the title: a sentence or a control. */
  aside?: ReactNode;
  /** What follows belongs to the head, so it comes closer. */
  near?: boolean;
  /** Under the heading, such as pills, buttons or a search field. */
  children?: ReactNode;
};

/** Head of an index page: the title, and one sentence below it or in columns 9–12. */
export function PageHead({crumbs, title, lead, aside, near = false, children}: PageHeadProps): ReactNode {
  return (
    <Section spacing={near ? 'near' : 'head'}>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <div className={clsx(styles.row, styles.line)}>
        <Heading level={1} className={lead === undefined ? styles.wide : undefined}>
          {title}
        </Heading>
        {lead !== undefined && <Text look="lead">{lead}</Text>}
        {typeof aside === 'string' ? (
          <Text look="lead" className={styles.side}>
            {aside}
          </Text>
        ) : (
          aside !== undefined && <div className={styles.side}>{aside}</div>
        )}
      </div>
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </Section>
  );
}
