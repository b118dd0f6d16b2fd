import type {BookingErrors} from '#src/contracts/booking';
import {bookingFields, bookingFieldSpecs} from '#src/contracts/booking';
import {honeypotField} from '#src/contracts/honeypot';
import {labelOf} from '#src/contracts/field-spec';
import {recallVisitor} from '#src/lib/forms/visitor-note';
import {Alert} from '#src/ui/Alert';
import {HoneypotField} from '#src/ui/HoneypotField';
import {Field} from '#src/ui/Field';
import type {BookingLabels} from '#src/content/schema/booking';
import type {Failure} from '../useBooking';
import styles from './styles.module.scss';

import {useEffect, useRef, type ReactNode} from 'react';

export type DetailsFormProps = {
  labels: BookingLabels;
  /** True while another step is shown; the form keeps its values. */
  hidden: boolean;
  errors: BookingErrors;
  sending: boolean;
  failure: Failure | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  /** Content above the fields: the selected time. */
  children: ReactNode;
};

/** ID of the form, for the submit button in the calendar's footer. */
export const detailsFormId = 'booking-details';

/** Second step: the visitor's details. */
export function DetailsForm(props: DetailsFormProps): ReactNode {
  const {labels, hidden, errors, sending, failure, onSubmit, children} = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Prefills empty fields with what the visitor entered in the contact form.
    for (const [field, value] of Object.entries(recallVisitor())) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement && control.value === '') control.value = value;
    }
  }, []);

  useEffect(() => {
    if (hidden) return;
    const wrong = bookingFields.find((field) => errors[field] !== undefined);
    const control = form.current?.elements.namedItem(wrong ?? 'name');
    if (control instanceof HTMLElement) control.focus();
  }, [hidden, errors]);

  return (
    <form
      ref={form}
      id={detailsFormId}
      hidden={hidden}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      {failure && (
        <Alert tone="danger" title={labels.notSent.title} live>
          {failure.detail ?? labels.notSent.text}
        </Alert>
      )}
      {bookingFields.map((field) => (
        <Field
          key={field}
          id={`booking-${field}`}
          name={field}
          {...bookingFieldSpecs[field]}
          label={labelOf(bookingFieldSpecs[field])}
          error={errors[field]}
          readOnly={sending}
        />
      ))}
      <HoneypotField id={`booking-${honeypotField}`} name={honeypotField} />
    </form>
  );
}
