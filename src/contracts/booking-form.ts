import {bookingFormPath, bookingsPath, managePath, parseInstant} from './booking';
import {emailField} from './email';
import {lineField, textField} from './field-kinds';
import {defineForm, type FormField, type FormValues} from './form';
import {isTimeZone} from './local-time';

import * as v from 'valibot';

const start: FormField<Date> = {
  label: 'Day and time',
  required: true,
  schema: v.pipe(
    v.unknown(),
    v.transform(parseInstant),
    v.check((date) => date !== undefined, 'Choose one of the times.'),
    v.transform((date) => date ?? new Date(NaN)),
  ),
};

const zone: FormField = {
  label: 'Time zone',
  required: true,
  schema: v.pipe(
    v.string('Choose your time zone.'),
    v.check((value) => isTimeZone(value), 'Choose your time zone.'),
  ),
};

/** What a visitor types to book a demo. */
export const detailFields = {
  name: lineField({
    label: 'Name',
    what: 'your name',
    missing: 'Enter your name.',
    maxLength: 200,
    autoComplete: 'name',
  }),
  email: emailField,
  company: lineField({label: 'Company', what: 'your company name', maxLength: 200, autoComplete: 'organization'}),
  topic: textField({label: 'What would you like to see?', what: 'this text', maxLength: 2000, rows: 3}),
};

/** A request to book a demo, normalized. */
export type BookingRequest = FormValues<typeof bookingForm>;

/** Whether the time is open is checked elsewhere. */
export const bookingForm = defineForm({
  name: 'booking',
  path: bookingsPath,
  // A page of the function's own, because it lists the open times.
  pages: [bookingFormPath],
  sentPage: managePath,
  noun: 'booking',
  hasToken: true,
  fields: {...detailFields, start, zone},
});
