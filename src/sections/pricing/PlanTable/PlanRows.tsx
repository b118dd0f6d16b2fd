import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './rows.module.scss';

import type {ReactNode} from 'react';

export type PlanRowsProps = {rows: readonly {label: string; value: string | false}[]; no: string | undefined};

/** What a plan has, in the same rows as the plans beside it. */
export function PlanRows({rows, no}: PlanRowsProps): ReactNode {
  return (
    <ul className={styles.rows}>
      {rows.map(({label, value}) => (
        <li key={label}>
          {label}{' '}
          {value === false ? (
            <span className={styles.no}>
              <VisuallyHidden>{no}</VisuallyHidden>
            </span>
          ) : (
            <b>{value}</b>
          )}
        </li>
      ))}
    </ul>
  );
}
