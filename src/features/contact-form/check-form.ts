import {
  contactFields,
  contactFieldSpecs,
  parseContactMessage,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
} from '#src/contracts/contact';
import {mapFields} from '#src/contracts/field-spec';

export type FormCheck =
  | {ok: true; message: ContactMessage}
  /** `missing`: a required field is empty, which has a message of its own. */
  | {ok: false; errors: ContactErrors; missing: boolean};

function findControl(form: HTMLFormElement, field: ContactField): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

/** The field values as typed. */
export function readForm(form: HTMLFormElement): ContactMessage {
  return mapFields(contactFields, (field) => findControl(form, field)?.value ?? '');
}

/** Validates a form with the contract that it shares with the server, and with the browser's own checks. */
export function checkForm(form: HTMLFormElement): FormCheck {
  const typed = readForm(form);
  const result = parseContactMessage(typed);
  const errors: ContactErrors = result.ok ? {} : {...result.errors};
  for (const field of contactFields) {
    const control = findControl(form, field);
    if (control !== null && !control.validity.valid) errors[field] ??= control.validationMessage;
  }
  if (result.ok && Object.keys(errors).length === 0) return {ok: true, message: result.value};
  return {
    ok: false,
    errors,
    missing: contactFields.some((field) => contactFieldSpecs[field].required && typed[field].trim() === ''),
  };
}

/** Returns the errors of `shown` that still apply. Fixed ones disappear, new ones aren't added. */
export function keepTrueErrors(form: HTMLFormElement, shown: ContactErrors): ContactErrors {
  const check = checkForm(form);
  if (check.ok) return {};
  const kept: ContactErrors = {};
  for (const field of contactFields) {
    const error = check.errors[field];
    if (shown[field] !== undefined && error !== undefined) kept[field] = error;
  }
  return kept;
}

/** Focuses the first invalid field and scrolls it to the middle, so that the toast doesn't cover it. */
export function focusFirstError(form: HTMLFormElement, errors: ContactErrors): void {
  const first = contactFields.find((field) => errors[field] !== undefined);
  const control = first === undefined ? null : findControl(form, first);
  control?.focus({preventScroll: true});
  control?.scrollIntoView({block: 'center'});
}
