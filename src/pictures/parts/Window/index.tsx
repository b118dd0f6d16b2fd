import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type WindowProps = {
  /** What the picture shows, as one sentence with its numbers. Without one, the screens inside speak for themselves. */
  label?: string | undefined;
  /** Lies flush against the right and bottom edge of its cell. */
  bare?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Frame of a drawn product screen: one image to a screen reader, and the container its parts measure themselves by. */
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
