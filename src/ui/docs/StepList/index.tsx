import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepListProps = {
  /** An `<ol>`. */
  children: ReactNode;
};

/** Steps of a task: numbers in boxes, joined by the line that runs through the whole site. */
export function StepList({children}: StepListProps): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
