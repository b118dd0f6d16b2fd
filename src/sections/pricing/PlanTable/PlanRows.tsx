import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './rows.module.scss';

import type {ReactNode} from 'react';

export type PlanRowsProps = {rows: readonly {label: string; value: string | false}[]; no: string | undefined};

/** What a plan has, in the same rows as the plans beside it. */
export function PlanRows({rows, no}: PlanRowsProps): ReactNode {
  return (
    <dl className={styles.rows}>
      {rows.map(({label, value}) => (
        <div key={label}>
          <dt>{label}</dt>
          {value === false ? (
            <dd className={styles.no}>
              <VisuallyHidden>{no}</VisuallyHidden>
            </dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
