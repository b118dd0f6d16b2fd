import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepListProps = {
  /** An `<ol>` element. */
  children: ReactNode;
};

/** Steps of a task: numbers in boxes, joined by a line. */
export function StepList({children}: StepListProps): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
