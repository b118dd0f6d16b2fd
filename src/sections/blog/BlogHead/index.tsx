import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type BlogHeadProps = {
  title: string;
  /** Right column, bottom-aligned: the categories. */
  aside: ReactNode;
};

/** Opening of `/blog`: h1 in columns 1–8, the categories in 9–12. */
export function BlogHead({title, aside}: BlogHeadProps): ReactNode {
  return (
    <Section spacing="none" className={styles.head}>
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.aside}>{aside}</div>
    </Section>
  );
}
