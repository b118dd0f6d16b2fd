import {formatTime, longDay} from '#src/contracts/format-time';
import {labelTimes} from '#src/contracts/local-time';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import type {BookingLabels} from '#src/content/schema/booking';
import {nameDay} from '../weeks';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type SlotListProps = {
  labels: Pick<BookingLabels, 'morning' | 'afternoon'>;
  day: string;
  times: readonly string[];
  zone: string;
  /** Determines whether times use a 12- or 24-hour clock. */
  locale: string;
  selected: string | undefined;
  onSelect: (time: string) => void;
  level: 2 | 3;
};

/** The open times of a day, split into morning and afternoon. */
export function SlotList({labels, day, times, zone, locale, selected, onSelect, level}: SlotListProps): ReactNode {
  const timeLabels = labelTimes(times, zone, locale);
  const slots = times.map((time, index) => ({
    time,
    label: timeLabels[index],
    isEarly: Number(formatTime(time, zone, {hour: '2-digit'}, 'en-GB')) < 12,
  }));
  const Title = `h${level}` as const;
  return (
    <section className={styles.slots} aria-labelledby="booking-day">
      <Title id="booking-day" aria-live="polite" tabIndex={-1}>
        <span>{nameDay(day, longDay)}</span>
        <VisuallyHidden>{` ${times.length} open ${times.length === 1 ? 'time' : 'times'}`}</VisuallyHidden>
      </Title>
      {[true, false].map((isEarly) => {
        const half = slots.filter((slot) => slot.isEarly === isEarly);
        return (
          half.length > 0 && (
            <div key={String(isEarly)}>
              <p>{isEarly ? labels.morning : labels.afternoon}</p>
              <ul>
                {half.map(({time, label}) => (
                  <li key={time}>
                    <button
                      type="button"
                      className={clsx(styles.slot, time === selected && styles.on)}
                      aria-pressed={time === selected}
                      onClick={() => {
                        onSelect(time);
                      }}
                    >
                      {time === selected && <ControlIcon name="check" size={16} />}
                      <span>{label}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}
