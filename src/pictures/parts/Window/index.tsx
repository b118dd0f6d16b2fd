import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type WindowProps = {
  /** Description for screen readers, as a sentence with the numbers. Omit it if the screens inside have their own. */
  label?: string | undefined;
  /** Flush with the right and bottom edge of its cell. */
  bare?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Frame of a drawn product screen: a single image for screen readers, and the container for its container queries. */
export function Window({label, bare = false, className, children}: WindowProps): ReactNode {
  return (
    <div
      {...(label && {role: 'img', 'aria-label': label})}
      className={clsx(styles.window, bare && styles.bare, className)}
    >
      {children}
    </div>
  );
}
