import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type HoneypotFieldProps = {
  id: string;
  name: string;
};

/**
 * A spam trap: hidden from sight, screen readers and the Tab key, so only bots fill it in. The label is for browsers
 * without styles.
 */
export function HoneypotField({id, name}: HoneypotFieldProps): ReactNode {
  return (
    <div className={styles.offscreen} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
