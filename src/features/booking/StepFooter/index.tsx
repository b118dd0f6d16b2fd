import {ActionLink} from '#src/ui/actions/ActionLink';
import {Button} from '#src/ui/actions/Button';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {detailsFormId} from '../DetailsForm';
import type {BookingLabels} from '#src/content/schema/booking';
import type {AvailabilityState} from '../useAvailability';
import type {BookingState} from '../useBooking';
import {describeParts, type Span} from '../when';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type StepFooterProps = {
  labels: BookingLabels;
  booking: BookingState;
  lookUp: AvailabilityState['phase'];
  /** The selected time, if any. */
  span: Span | undefined;
  zone: string;
  locale: string;
  onDone: (() => void) | undefined;
};

/** Footer of the calendar: the selected time and the button of the step. Stays in place through all steps. */
export function StepFooter({labels, booking, lookUp, span, zone, locale, onDone}: StepFooterProps): ReactNode {
  const {phase} = booking;
  // The `key`s keep React from reusing the Continue button as the submit button, which would submit the form with the
  // same click.
  if (phase.step === 'booked' || phase.step === 'requested') {
    return (
      <div className={styles.foot}>
        {phase.step === 'booked' ? (
          <a href={phase.booked.manageUrl} target="_top">
            {labels.booked.manage}
          </a>
        ) : (
          <ActionLink action={labels.other.action} />
        )}
        {onDone && <Button onClick={onDone}>{labels.booked.done}</Button>}
      </div>
    );
  }
  if (phase.step === 'details') {
    const sending = booking.form.state.phase === 'sending';
    return (
      <div className={styles.foot}>
        <Button variant="quiet" onClick={booking.choose}>
          {labels.back}
        </Button>
        <Button key="submit" type="submit" form={detailsFormId} busy={sending}>
          {sending ? labels.sending : labels.submit}
        </Button>
      </div>
    );
  }
  const chosen = span && describeParts(span, zone, locale);
  const strong = chosen ? `${chosen.day}, ${chosen.hours}` : lookUp === 'loading' ? labels.loading : labels.chooseFirst;
  return (
    <div className={styles.foot}>
      <p role="status">
        {lookUp === 'failed' ? (
          <>
            <span>{labels.other.text}</span> <ActionLink action={labels.other.action} />
          </>
        ) : (
          <>
            <b>{strong}</b>
            <span>{labels.nextStep}</span>
          </>
        )}
      </p>
      {lookUp !== 'failed' && (
        <Button key="continue" aria-disabled={!span || undefined} onClick={span && booking.continue}>
          {labels.toDetails}
          <ControlIcon name="arrow" size={16} />
        </Button>
      )}
    </div>
  );
}
