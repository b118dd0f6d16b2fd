import type {Example} from '#src/ui/example';
import {Field, FieldError} from './index';

export const example: Example = {
  purpose: 'A labeled input. The error says what to do.',
  layout: 'narrow',
  variants: {
    idle: <Field id="styleguide-first" name="styleguide-first" label="First name" required />,
    error: (
      <Field id="styleguide-email" name="styleguide-email" label="Email" required input={{'aria-invalid': true}}>
        <FieldError>Enter a full email address, like name@company.com.</FieldError>
      </Field>
    ),
    readOnly: (
      <Field id="styleguide-company" name="styleguide-company" label="Company (optional)" input={{readOnly: true}} />
    ),
    rows: <Field id="styleguide-message" name="styleguide-message" label="Message" rows={4} required />,
  },
};
