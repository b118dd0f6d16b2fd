import type {MarkedText} from '../engine/marks';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Text with the matching words highlighted. */
export function MarkedWords({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) =>
    piece.marked ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
