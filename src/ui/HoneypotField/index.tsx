import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type HoneypotFieldProps = {
  id: string;
  name: string;
};

/**
 * A field that nobody sees, by eye, screen reader or Tab key: what is in it was put there by a program. Its label is for
 * anyone who meets it all the same, in a browser without styles.
 */
export function HoneypotField({id, name}: HoneypotFieldProps): ReactNode {
  return (
    <div className={styles.offscreen} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
