import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
