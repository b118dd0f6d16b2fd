import {Alert} from '#src/ui/Alert';
import {Button} from '#src/ui/Button';
import {Booked} from '../Booked';
import {DetailsForm} from '../DetailsForm';
import {clockLocale, firstWeekday} from '../locale';
import {MonthGrid} from '../MonthGrid';
import {Skeleton} from '../Skeleton';
import {SlotList} from '../SlotList';
import {Summary} from '../Summary';
import type {BookingWords} from '../types';
import {useAvailability} from '../useAvailability';
import {useBooking} from '../useBooking';
import {useStepFocus} from '../useStepFocus';
import {ZonePicker} from '../ZonePicker';
import styles from './styles.module.scss';

import {useRef, useState, type ReactNode} from 'react';

/** The site's own booking calendar: a day, a time, who comes, booked. */
export function BookingCalendar({words}: {words: BookingWords}): ReactNode {
  const {phase: lookUp, days, zone, setZone, minutes, refresh} = useAvailability();
  const [chosenDay, setDay] = useState<string>();
  const [chosenTime, setTime] = useState<string>();
  // The first free day is selected until the visitor takes another, and again when theirs has filled up.
  const day = chosenDay !== undefined && days.has(chosenDay) ? chosenDay : days.keys().next().value;
  const times = day === undefined ? [] : (days.get(day) ?? []);
  const time = chosenTime !== undefined && times.includes(chosenTime) ? chosenTime : undefined;
  const booking = useBooking({time, zone}, (left) => {
    setTime(undefined);
    refresh(left);
  });
  const {phase} = booking;
  const choosing = phase.step === 'choose';
  const calendar = useRef<HTMLDivElement>(null);
  useStepFocus(calendar, {choosing, lookUp});

  if (phase.step === 'booked') {
    return <Booked words={words.booked} booked={phase.booked} zone={zone} locale={clockLocale()} />;
  }
  const details = phase.step === 'details' ? phase : {errors: {}, sending: false, failure: undefined};
  return (
    <div ref={calendar} className={styles.calendar} data-booking={lookUp} tabIndex={-1} onClickCapture={booking.touch}>
      {lookUp === 'loading' && <Skeleton label={words.loading} />}
      {lookUp === 'failed' && (
        <Alert tone="danger" title={words.failed.title} live>
          <p>{words.failed.text}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              refresh();
            }}
          >
            {words.failed.retry}
          </Button>
        </Alert>
      )}
      {lookUp === 'ready' && day === undefined && (
        <Alert title={words.none.title} live>
          {words.none.text}
        </Alert>
      )}
      {choosing && phase.taken && lookUp === 'ready' && (
        <Alert tone="warning" title={words.taken.title} live>
          {words.taken.text}
        </Alert>
      )}
      {lookUp === 'ready' && day !== undefined && choosing && (
        <div className={styles.choice}>
          <div>
            <MonthGrid
              key={zone}
              days={[...days.keys()]}
              selected={day}
              onSelect={setDay}
              firstWeekday={firstWeekday()}
              previous={words.previous}
              next={words.next}
            />
            <ZonePicker label={words.zone} zone={zone} onChange={setZone} />
          </div>
          <SlotList day={day} times={times} zone={zone} locale={clockLocale()} selected={time} onSelect={setTime} />
        </div>
      )}
      {lookUp === 'ready' && day !== undefined && (
        <Summary
          words={words}
          span={time === undefined ? undefined : {start: time, minutes}}
          zone={zone}
          locale={clockLocale()}
          {...(choosing && {onContinue: booking.continue})}
        />
      )}
      <DetailsForm {...details} words={words} hidden={choosing} onSubmit={booking.submit} onBack={booking.choose} />
    </div>
  );
}
