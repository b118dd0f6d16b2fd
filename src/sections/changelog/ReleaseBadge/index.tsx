import type {Release} from '#src/plugins/blog-data/releases/types';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ReleaseBadgeProps = {kind: Release['kind']};

/** Label of the kind of change: new, improved or fixed. */
export function ReleaseBadge({kind: {key, label}}: ReleaseBadgeProps): ReactNode {
  return <span className={clsx(styles.mark, styles[key])}>{label}</span>;
}
