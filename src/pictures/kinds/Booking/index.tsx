import {Bar} from '#src/pictures/parts/Bar';
import type {PictureOf} from '#src/world/schema/picture';
import styles from './styles.module.scss';
import textStyles from '#src/pictures/parts/text-styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

function Month({startsOn, days, open, selected}: PictureOf<'booking'>): ReactNode {
  const look = (day: number) =>
    day === selected ? styles.selected : open.includes(day) ? styles.open : textStyles.quiet;
  return (
    <div className={styles.month}>
      {weekdays.map((name) => (
        <small key={name} className={clsx(textStyles.small, styles.weekday)}>
          {name}
        </small>
      ))}
      {Array.from({length: days}, (_, index) => (
        <span
          key={index}
          className={clsx(styles.day, look(index + 1))}
          style={index === 0 ? {gridColumnStart: startsOn + 1} : undefined}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}

/** Booking page: a month with its available days, and the times of the selected one. */
export function Booking({picture}: {picture: PictureOf<'booking'>}): ReactNode {
  return (
    <>
      <Bar title={picture.title} chip={{text: picture.duration, tone: 'plain'}} note={picture.zone} />
      <div className={styles.body}>
        <div className={styles.pane}>
          <div className={styles.head}>
            <b>{picture.month}</b>
            <span className={textStyles.quiet}>{picture.note}</span>
          </div>
          <Month {...picture} />
        </div>
        <div className={clsx(styles.pane, styles.times)}>
          <span className={textStyles.quiet}>{picture.dayLabel}</span>
          {picture.slots.map((slot) => (
            <span key={slot} className={clsx(styles.slot, slot === picture.selectedSlot && styles.selected)}>
              {slot}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
