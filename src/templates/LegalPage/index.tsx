import {TableOfContents, type TableOfContentsItem} from '#src/ui/docs/TableOfContents';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type LegalPageProps = {
  title: string;
  /** Formatted date of the last change, such as "January 1st, 2025". */
  updated?: string | undefined;
  /** Sections of the page. */
  contents: readonly TableOfContentsItem[];
  /** The MDX content, from the first section on. */
  children: ReactNode;
};

/** Legal page: table of contents in columns 1–3, title, date and text in 5–12. */
export function LegalPage({title, updated, contents, children}: LegalPageProps): ReactNode {
  return (
    <main>
      <Section spacing="none" className={styles.columns}>
        <header className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {updated !== undefined && <Text above="text">Last updated {updated}</Text>}
        </header>
        <TableOfContents title="On this page" items={contents} folds className={styles.contents} />
        <div className={clsx('markdown', styles.prose)}>{children}</div>
      </Section>
    </main>
  );
}
