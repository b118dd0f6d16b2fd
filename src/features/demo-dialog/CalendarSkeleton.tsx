import styles from './calendar-frame.module.scss';

import type {ReactNode} from 'react';

/** A quiet month grid in the calendar's place while it loads. */
export function CalendarSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.loading}>Loading the calendar…</span>
      <div className={styles.days} aria-hidden="true">
        {Array.from({length: 35}, (_, day) => (
          <i key={day} />
        ))}
      </div>
    </div>
  );
}
