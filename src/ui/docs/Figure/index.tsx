import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type FigureProps = {
  /** One sentence about what the figure shows. */
  caption: string;
  /** The content: a picture, a table or a message. */
  children: ReactNode;
};

/** A figure with a caption. */
export function Figure({caption, children}: FigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
