import {labelTimes} from '#src/contracts/local-time';
import {nameDay} from '../month';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SlotListProps = {
  day: string;
  times: readonly string[];
  zone: string;
  /** Decides between 12 and 24 hours. */
  locale: string;
  selected: string | undefined;
  onSelect: (time: string) => void;
};

/** The free times of a day. */
export function SlotList({day, times, zone, locale, selected, onSelect}: SlotListProps): ReactNode {
  const labels = labelTimes(times, zone, locale);
  return (
    <section className={styles.slots} aria-labelledby="booking-day">
      <h2 id="booking-day" aria-live="polite" tabIndex={-1}>
        {nameDay(day, {weekday: 'long', month: 'long', day: 'numeric'})}
      </h2>
      <ul>
        {times.map((time, index) => (
          <li key={time}>
            <button
              type="button"
              className={clsx(styles.slot, time === selected && styles.on)}
              aria-pressed={time === selected}
              onClick={() => {
                onSelect(time);
              }}
            >
              {labels[index]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
