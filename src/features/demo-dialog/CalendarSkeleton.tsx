import styles from './calendar-frame.module.scss';

import type {ReactNode} from 'react';

/** Placeholder while the calendar loads. */
export function CalendarSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.loading}>Loading the calendar…</span>
      <div className={styles.days} />
    </div>
  );
}
