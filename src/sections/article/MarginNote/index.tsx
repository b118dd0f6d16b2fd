import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type MarginNoteProps = {title: string; children: ReactNode};

/** A remark on the paragraph above it: in the margin where there is one, under the paragraph elsewhere. */
export function MarginNote({title, children}: MarginNoteProps): ReactNode {
  return (
    <div role="note" className={styles.note}>
      <div className={styles.text}>
        <b className={styles.title}>{title}</b> {children}
      </div>
    </div>
  );
}
