import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type TextColumnProps = {
  paragraphs: readonly string[];
};

/** Paragraphs at reading width; the first one is larger. */
export function TextColumn({paragraphs}: TextColumnProps): ReactNode {
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
