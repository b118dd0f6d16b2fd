import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A quiet month in the calendar's place while free times are looked up. */
export function Skeleton({label}: {label: string}): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.label}>{label}</span>
      <div className={styles.days} aria-hidden="true">
        {Array.from({length: 35}, (_, day) => (
          <i key={day} />
        ))}
      </div>
    </div>
  );
}
