import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BadgeProps = {
  /** `lime` is kept for “Most popular”. */
  tone?: 'mint' | 'lime' | 'apricot' | 'line';
  children: ReactNode;
};

/** A word or two that set an item apart. */
export function Badge({tone = 'mint', children}: BadgeProps): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
