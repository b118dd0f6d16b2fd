import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Picture} from '#src/pictures/Picture';
import styles from './styles.module.scss';
import grounds from '#src/ui/grounds.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The hour as a large clock, over its screen if it has one. */
export function Hours({frame: {ground, clocks, pictures}}: FrameProps<'hours'>): ReactNode {
  return (
    <div className={clsx(styles.hours, grounds[ground], !pictures && styles.alone)}>
      {clocks.map(([time, half, day], index) => {
        const picture = pictures?.[index];
        return (
          <div key={time} data-scene={index + 1} className={styles.hour}>
            {/* Hidden from screen readers: the radio buttons have the time in their names. */}
            <p className={styles.clock} aria-hidden="true">
              {day !== undefined && <span>{day}</span>}
              {time} {half !== undefined && <small>{half}</small>}
            </p>
            {picture && <Picture picture={picture} bare />}
          </div>
        );
      })}
    </div>
  );
}
