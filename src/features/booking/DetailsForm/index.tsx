import {detailFields} from '#src/contracts/booking-form';
import {FormFields} from '#src/forms/FormFields';
import type {FormControl} from '#src/forms/useForm';
import {recallVisitor} from '#src/lib/forms/visitor-note';
import {Alert} from '#src/ui/Alert';
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
    // Prefills empty fields with what the visitor entered in the contact form.
    for (const [field, value] of Object.entries(recallVisitor())) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement && control.value === '') control.value = value;
    }
  }, []);

  return (
    <form {...formProps} ref={form} id={detailsFormId} hidden={hidden} noValidate className={styles.form}>
      {children}
      {state.phase === 'failed' && (
        <Alert tone="danger" title={labels.notSent.title} live>
          {state.detail ?? labels.notSent.text}
        </Alert>
      )}
      <FormFields id="booking" fields={detailFields} state={state} />
    </form>
  );
}
