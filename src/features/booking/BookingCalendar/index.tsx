import {Button} from '#src/ui/actions/Button';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {Alert} from '#src/ui/Alert';
import {BookedDay} from '../BookedDay';
import {Confirmation} from '../Confirmation';
import {ChooseStep} from '../ChooseStep';
import {SelectedTime} from '../SelectedTime';
import {DetailsForm} from '../DetailsForm';
import {clockLocale} from '#src/behaviors/visitor-clock';
import {Notice} from '../Notice';
import {Skeleton} from '../Skeleton';
import {StepFooter} from '../StepFooter';
import type {BookingLabels} from '#src/content/schema/booking';
import {useAvailability} from '../useAvailability';
import {useBooking} from '../useBooking';
import {useChoice} from '../useChoice';
import {useStepFocus} from '../useStepFocus';
import {useWide} from '../useWide';
import {describeStart, spanOf} from '../when';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

export type BookingCalendarProps = {
  labels: BookingLabels;
  /** Heading level: 1 on the booking page. */
  level: 1 | 2;
  /** Closes the calendar after a booking. If omitted, no close button is shown. */
  onDone?: (() => void) | undefined;
};

/**
 * The site's own booking calendar, in three steps: choose a time, enter details, done. Header and footer stay in place
 * while the content between them scrolls; the container sets the height.
 */
export function BookingCalendar({labels, level, onDone}: BookingCalendarProps): ReactNode {
  const availability = useAvailability();
  const {phase: lookUp, days, zone, ownZone, minutes, refresh, now} = availability;
  const choice = useChoice(days);
  const {day, time} = choice;
  const booking = useBooking({time, zone}, (left) => {
    choice.setTime(undefined);
    refresh(left);
  });
  const {phase} = booking;
  const choosing = phase.step === 'choose';
  const calendar = useRef<HTMLDivElement>(null);
  useStepFocus(calendar, {step: phase.step, lookUp});
  const wide = useWide(calendar);

  const span = time === undefined ? undefined : spanOf(time, minutes);
  const display = {zone, locale: clockLocale()};
  const {title, note} = labels.steps[phase.step];
  const Title = `h${level}` as const;
  const mail = (label: string): ReactNode => (
    <a className={buttonClass({variant: 'secondary', size: 'sm'})} href={labels.mailHref}>
      {label}
    </a>
  );
  return (
    <div
      ref={calendar}
      className={styles.calendar}
      data-booking={lookUp}
      tabIndex={-1}
      onClickCapture={booking.form.touch}
    >
      <div className={styles.head}>
        <Title id="booking-title" tabIndex={-1}>
          {title}
        </Title>
        <p>
          {phase.step === 'requested'
            ? note.replace('{when}', describeStart(phase.requested.start, zone, display.locale))
            : choosing && lookUp === 'ready' && zone !== ownZone
              ? labels.zone.other
              : note}
        </p>
      </div>
      <div className={styles.body} data-booking-body="">
        {lookUp === 'loading' && <Skeleton />}
        {lookUp === 'failed' && (
          <Notice icon="alert" title={labels.failed.title} text={labels.failed.text}>
            <Button size="sm" onClick={() => refresh()}>
              {labels.failed.retry}
            </Button>
            {mail(labels.failed.mail)}
          </Notice>
        )}
        {lookUp === 'ready' && day === undefined && phase.step !== 'booked' && phase.step !== 'requested' && (
          <Notice icon="calendar" title={labels.none.title} text={labels.none.text}>
            {mail(labels.none.mail)}
          </Notice>
        )}
        {choosing && lookUp === 'ready' && (phase.taken || choice.isUnavailable) && (
          <Alert tone="warning" title={labels.taken.title} live className={styles.alert}>
            {labels.taken.text}
          </Alert>
        )}
        {lookUp === 'ready' && day !== undefined && choosing && (
          <ChooseStep
            labels={labels}
            choice={{...choice, day}}
            days={[...days.keys()]}
            availability={availability}
            wide={wide}
            level={level === 1 ? 2 : 3}
          />
        )}
        {phase.step === 'booked' ? (
          <Confirmation labels={labels.booked} booked={phase.booked} now={now()} {...display} />
        ) : phase.step === 'requested' ? (
          <BookedDay span={phase.requested} {...display} />
        ) : (
          <DetailsForm labels={labels} hidden={choosing} form={booking.form}>
            {span && <SelectedTime span={span} {...display} change={labels.change} onChange={booking.choose} />}
          </DetailsForm>
        )}
      </div>
      <StepFooter labels={labels} booking={booking} lookUp={lookUp} span={span} {...display} onDone={onDone} />
    </div>
  );
}
