import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A list of links to guides in ruled columns. */
export default function GuideList({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.guides}>{children}</div>;
}
