import styles from './styles.module.scss';

import type {CalendarContent, CalendarSlot} from '#src/content/schema/pictures/story';
import {Bar} from '#src/pictures/parts/Bar';
import chip from '#src/pictures/parts/Chip/styles.module.scss';
import {Swap} from '#src/pictures/parts/Swap';
import story from '#src/pictures/parts/story.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

function Slot({slot}: {slot: CalendarSlot}): ReactNode {
  if (slot === 'free') return <i className={styles.free} />;
  // The first line is bold, which saves an element per slot.
  const text = [slot.title, slot.who].join('\n');
  if (!slot.fills) return <span className={styles.taken}>{text}</span>;
  return (
    <span className={clsx(styles.free, story.event)}>
      <span className={clsx(styles.taken, styles.filled, story.fill)}>{text}</span>
    </span>
  );
}

/** Scene 4: a work week in which one slot fills. Narrow containers show only the last three days. */
export function Calendar({calendar: {title, filled, note, days, rows}}: {calendar: CalendarContent}): ReactNode {
  return (
    <>
      <Bar title={title} note={note} keep="half">
        <span className={chip.chip}>
          <Swap before={filled.before} after={filled.after} /> {filled.of}
        </span>
      </Bar>
      <div className={styles.week}>
        {days.map((day) => (
          <b key={day} className={styles.day}>
            {day}
          </b>
        ))}
        {rows.map(({time, slots}) => (
          <Fragment key={time}>
            <small className={clsx(textStyles.small, styles.time)}>{time}</small>
            {slots.map((slot, index) => (
              <Slot key={index} slot={slot} />
            ))}
          </Fragment>
        ))}
      </div>
    </>
  );
}
