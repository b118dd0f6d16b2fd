import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {SectionHead} from '#src/ui/SectionHead';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ChapterProps = {
  /** Anchor; the list of chapters leads to it. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** A chapter of the style guide: heavy rule, head, examples. */
export function Chapter({id, title, text, children}: ChapterProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <SectionHead title={title} aside={text} id={id} />
      {children}
    </section>
  );
}
