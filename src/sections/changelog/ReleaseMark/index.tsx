import type {Release} from '#src/plugins/blog-data/releases/types';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ReleaseMarkProps = {kind: Release['kind']};

/** New, improved or fixed. */
export function ReleaseMark({kind: {key, label}}: ReleaseMarkProps): ReactNode {
  return <span className={clsx(styles.mark, styles[key])}>{label}</span>;
}
