import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/**
 * Covers a part of a frame, so that a tap on it selects its step. Hidden from screen readers, because the radio buttons
 * do the same.
 */
export function Choice({id, step}: {id: string; step: number}): ReactNode {
  return (
    <label htmlFor={`${id}-${step}`} className={styles.choice}>
      <span aria-hidden="true">{step}</span>
    </label>
  );
}
