import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type MarginNoteProps = {title: string; children: ReactNode};

/** A note on the paragraph above, in the margin where there is one. */
export function MarginNote({title, children}: MarginNoteProps): ReactNode {
  return (
    <div role="note" className={styles.note}>
      <div className={styles.text}>
        <b className={styles.title}>{title}</b> {children}
      </div>
    </div>
  );
}
