import styles from './styles.module.scss';
import tones from '#src/ui/tones.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BadgeProps = {
  /** `lime` is reserved for “Most popular” and “New”. */
  tone?: 'mint' | 'apricot' | 'lime' | 'stone';
  children: ReactNode;
};

/** A short label that sets an item apart. */
export function Badge({tone = 'mint', children}: BadgeProps): ReactNode {
  return <span className={clsx(styles.badge, tones[tone])}>{children}</span>;
}
