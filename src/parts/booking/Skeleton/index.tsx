import {booking} from '../names';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Placeholder of the same size while free times are loading. */
export function Skeleton(): ReactNode {
  return (
    <div className={styles.skeleton} aria-hidden="true" {...{[booking.skeleton]: ''}}>
      <div className={styles.days}>
        {Array.from({length: 35}, (_, day) => (
          <i key={day} />
        ))}
      </div>
      <div className={styles.times}>
        {Array.from({length: 18}, (_, time) => (
          <i key={time} />
        ))}
      </div>
      <i className={styles.zone} />
    </div>
  );
}
