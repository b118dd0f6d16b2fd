import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Picture} from '#src/pictures/Picture';
import grounds from '#src/ui/grounds.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The hour as a large clock over its screen. */
export function Hours({frame: {ground, clocks, pictures}}: FrameProps<'hours'>): ReactNode {
  return (
    <div className={clsx(styles.hours, grounds[ground])}>
      {pictures.map((picture, index) => {
        const [time, half, day] = clocks[index] ?? [];
        return (
          <div key={picture.label} data-scene={index + 1} className={styles.hour}>
            {/* Hidden from screen readers: the radio buttons have the time in their names. */}
            <p className={styles.clock} aria-hidden="true">
              {day !== undefined && <span>{day}</span>}
              {time} {half !== undefined && <small>{half}</small>}
            </p>
            <Picture picture={picture} bare />
          </div>
        );
      })}
    </div>
  );
}
