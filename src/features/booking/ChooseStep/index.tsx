import {localDay} from '#src/contracts/local-time';
import {clockLocale} from '#src/behaviors/visitor-clock';
import {firstWeekday} from '../locale';
import {DayGrid} from '../DayGrid';
import {SlotList} from '../SlotList';
import type {BookingLabels} from '#src/content/schema/booking';
import type {AvailabilityState} from '../useAvailability';
import type {Choice} from '../useChoice';
import {ZonePicker} from '../ZonePicker';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

export type ChooseStepProps = {
  labels: BookingLabels;
  choice: Choice & {day: string};
  days: readonly string[];
  availability: Pick<AvailabilityState, 'zone' | 'ownZone' | 'companyZone' | 'setZone' | 'now'>;
  wide: boolean;
  /** Heading level. */
  level: 2 | 3;
};

/** First step: day, time and time zone. */
export function ChooseStep({labels, choice, days, availability, wide, level}: ChooseStepProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {day, times, time, setDay, setTime} = choice;
  const {zone, ownZone, companyZone, setZone} = availability;
  const now = availability.now();
  return (
    <div ref={box} className={styles.choose}>
      <DayGrid
        key={`${zone} ${wide}`}
        days={days}
        selected={day}
        onSelect={(next) => {
          setDay(next);
          // On phones the times are below the days, so selecting a day scrolls to them.
          if (!wide) box.current?.querySelector('#booking-day')?.scrollIntoView({block: 'start', behavior: 'smooth'});
        }}
        today={localDay(now, zone)}
        wide={wide}
        firstWeekday={firstWeekday()}
        previous={labels.previous}
        next={labels.next}
        level={level}
      />
      <SlotList
        labels={labels}
        day={day}
        times={times}
        zone={zone}
        locale={clockLocale()}
        selected={time}
        onSelect={setTime}
        level={level}
      />
      <ZonePicker
        labels={labels.zone}
        zone={zone}
        ownZone={ownZone}
        companyZone={companyZone}
        now={now}
        onChange={setZone}
      />
    </div>
  );
}
