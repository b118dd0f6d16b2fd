import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {SectionHead} from '#src/ui/SectionHead';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A chapter of the style guide. */
export function Chapter({id, title, children}: {id: string; title: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      {children}
    </section>
  );
}
