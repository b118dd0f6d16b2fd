import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A list of guides in ruled columns, where each line is a link. */
export default function GuideList({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.guides}>{children}</div>;
}
