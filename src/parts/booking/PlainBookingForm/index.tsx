import {bookingForm, detailFields} from '#src/contracts/booking-form';
import {FormFields} from '#src/parts/form/FormFields';
import {FormAlert} from '#src/parts/form/FormStates';
import {Button} from '#src/ui/actions/Button';
import {RequiredMark} from '#src/ui/Field';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** The booking form for browsers without JavaScript. Its function fills it in, with the open times as a list. */
export function PlainBookingForm(): ReactNode {
  return (
    <form action={bookingForm.path} method="post">
      <FormAlert />
      <slot name="times" />
      <p className={styles.note}>
        Fields marked <RequiredMark /> are required.
      </p>
      <FormFields id="booking" fields={detailFields} />
      <Button type="submit" size="lg">
        Book Demo
      </Button>
    </form>
  );
}
