import {detailFields} from '#src/contracts/booking-form';
import {fillTyped} from '#src/behaviors/typed';
import {labelOf, type FieldSpec} from '#src/contracts/field-spec';
import {honeypotField} from '#src/contracts/hidden-fields';
import type {FormControl} from '#src/forms/useForm';
import {Alert} from '#src/ui/Alert';
import {Field} from '#src/ui/Field';
import {HoneypotField} from '#src/ui/HoneypotField';
import type {BookingLabels} from '#src/content/schema/booking';
import styles from './styles.module.scss';

import {useEffect, useRef, type ReactNode} from 'react';

export type DetailsFormProps = {
  labels: BookingLabels;
  /** True while another step is shown; the form keeps its values. */
  hidden: boolean;
  form: FormControl;
  /** Content above the fields: the selected time. */
  children: ReactNode;
};

/** ID of the form, for the submit button in the calendar's footer. */
export const detailsFormId = 'booking-details';

/** Second step: the visitor's details. */
export function DetailsForm({labels, hidden, form: {state, formProps}, children}: DetailsFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // What was typed before a reload, or in another form.
    if (form.current) fillTyped(form.current);
  }, []);

  return (
    <form {...formProps} ref={form} id={detailsFormId} hidden={hidden} noValidate className={styles.form}>
      {children}
      {state.phase === 'failed' && (
        <Alert tone="danger" title={labels.notSent.title} live>
          {state.detail ?? labels.notSent.text}
        </Alert>
      )}
      {Object.entries<FieldSpec>(detailFields).map(([name, {label, required, type, autoComplete, rows}]) => (
        <Field
          key={name}
          id={`booking-${name}`}
          name={name}
          label={labelOf({label, required})}
          required={required}
          error={state.errors[name]}
          readOnly={state.phase === 'sending'}
          {...(type !== undefined && {type})}
          {...(rows !== undefined && {rows})}
          {...(autoComplete !== undefined && {autoComplete})}
        />
      ))}
      <HoneypotField id={`booking-${honeypotField}`} name={honeypotField} />
    </form>
  );
}
