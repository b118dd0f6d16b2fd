import {DateTile} from '../DateTile';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The day and time of a demo that was booked or requested, in slots. `children` follow the zone's name. */
export function BookedDay({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.when}>
      <DateTile />
      <p>
        <b>
          <span>
            <slot name="day" />,
          </span>{' '}
          <span>
            <slot name="hours" />
          </span>
        </b>
        <slot name="zone" />
        {children !== undefined && <>. {children}</>}
      </p>
    </div>
  );
}
