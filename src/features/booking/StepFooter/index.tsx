import {ActionLink} from '#src/ui/actions/ActionLink';
import {Button} from '#src/ui/actions/Button';
import {Icon} from '#src/ui/Icon';
import {detailsFormId} from '../DetailsForm';
import type {BookingWords} from '../types';
import type {AvailabilityState} from '../useAvailability';
import type {BookingState} from '../useBooking';
import {describeParts, type Span} from '../when';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepFooterProps = {
  words: BookingWords;
  booking: BookingState;
  lookUp: AvailabilityState['phase'];
  /** The selected time, if any. */
  span: Span | undefined;
  zone: string;
  locale: string;
  onDone: (() => void) | undefined;
};

/** Footer of the calendar: the selected time and the button of the step. Stays in place through all steps. */
export function StepFooter({words, booking, lookUp, span, zone, locale, onDone}: StepFooterProps): ReactNode {
  const {phase} = booking;
  // The `key`s keep React from reusing the Continue button as the submit button, which would submit the form with the
  // same click.
  if (phase.step === 'booked') {
    return (
      <div className={styles.foot}>
        <a href={phase.booked.manageUrl} target="_top">
          {words.booked.manage}
        </a>
        {onDone && <Button onClick={onDone}>{words.booked.done}</Button>}
      </div>
    );
  }
  if (phase.step === 'details') {
    return (
      <div className={styles.foot}>
        <Button variant="quiet" onClick={booking.choose}>
          {words.back}
        </Button>
        <Button key="submit" type="submit" form={detailsFormId} busy={phase.sending}>
          {phase.sending ? words.sending : words.submit}
        </Button>
      </div>
    );
  }
  const chosen = span && describeParts(span, zone, locale);
  const strong = chosen ? `${chosen.day}, ${chosen.hours}` : lookUp === 'loading' ? words.loading : words.chooseFirst;
  return (
    <div className={styles.foot}>
      <p role="status">
        {lookUp === 'failed' ? (
          <>
            {words.other.text} <ActionLink action={words.other.action} />
          </>
        ) : (
          <>
            <b>{strong}</b>
            <span>{words.nextStep}</span>
          </>
        )}
      </p>
      <Button key="continue" aria-disabled={!span || undefined} onClick={span && booking.continue}>
        {words.toDetails}
        <Icon name="arrow" size={16} />
      </Button>
    </div>
  );
}
