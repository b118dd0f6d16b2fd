import {Breadcrumbs, type BreadcrumbsProps} from '#src/ui/Breadcrumbs';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type PageHeadProps = {
  crumbs?: BreadcrumbsProps['items'];
  title: string;
  /** Sentence in the right column, bottom-aligned. */
  aside?: ReactNode;
  /** Under the heading: pills, buttons, a search field. */
  children?: ReactNode;
};

/** Opening of an index page: h1 in columns 1–8, one sentence in 9–12. */
export function PageHead({crumbs, title, aside, children}: PageHeadProps): ReactNode {
  return (
    <Section spacing="none" className={styles.head}>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <div className={styles.row}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        {aside !== undefined && <p className={styles.aside}>{aside}</p>}
      </div>
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </Section>
  );
}
