import type {MarkedText} from '../engine/marks';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Text with the matching words highlighted. Each piece is an element, so it can change after a translation. */
export function MarkedWords({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) =>
    piece.marked ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}
