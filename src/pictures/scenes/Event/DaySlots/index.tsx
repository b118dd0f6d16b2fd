import styles from './styles.module.scss';

import type {EventContent} from '#src/content/schema/pictures/story';
import story from '#src/pictures/parts/story.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** One day of a calendar as a row of slots, one of which is filled. */
export function DaySlots({day: {title, who, slots}}: {day: EventContent['day']}): ReactNode {
  return (
    <div className={clsx(styles.day, story.event)}>
      <b>
        {title}
        <span>{who}</span>
      </b>
      {slots.map(({time, what, fills}) => (
        <span key={time} className={clsx(styles.slot, (fills ?? what === undefined) && styles.free)}>
          {time}
          {fills ? (
            <span className={styles.filled}>
              {time}
              <span>{what}</span>
            </span>
          ) : (
            what && <span>{what}</span>
          )}
        </span>
      ))}
    </div>
  );
}
