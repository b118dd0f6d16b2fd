import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FigureProps = {
  /** What it shows, in one sentence. */
  caption: string;
  /** A picture with its description, a table, a message. */
  children: ReactNode;
};

/** Something to look at, with a line under it that says what it shows. */
export function Figure({caption, children}: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
