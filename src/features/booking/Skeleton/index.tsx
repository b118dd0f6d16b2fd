import {Text} from '#src/ui/Text';
import month from '#src/ui/month-skeleton.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** A quiet month in the calendar's place while free times are looked up. */
export function Skeleton({label}: {label: string}): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <Text look="note">{label}</Text>
      <div className={month.days} aria-hidden="true">
        {Array.from({length: 35}, (_, day) => (
          <i key={day} />
        ))}
      </div>
    </div>
  );
}
