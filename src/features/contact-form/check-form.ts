import {
  contactFields,
  parseContactMessage,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
} from '#src/contracts/contact';
import {decoyField} from '#src/contracts/honeypot';

export type FormCheck =
  | {ok: true; message: ContactMessage}
  /** `missing`: a required field is empty, which has its own message beside those of the fields. */
  | {ok: false; errors: ContactErrors; missing: boolean};

export const requiredFields: readonly ContactField[] = contactFields.filter((field) => field !== 'company');

/** The control of a field. */
function findControl(form: HTMLFormElement, field: ContactField): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

/** What stands in the fields, as typed. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const read = (field: ContactField): string => findControl(form, field)?.value ?? '';
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    company: read('company'),
    message: read('message'),
  };
}

/** What stands in the field that people do not see. */
export function readDecoy(form: HTMLFormElement): string {
  const control = form.elements.namedItem(decoyField);
  return control instanceof HTMLInputElement ? control.value : '';
}

/** Checks a form by the contract that the server uses too, and by the browser's own rules for its inputs. */
export function checkForm(form: HTMLFormElement): FormCheck {
  const typed = readForm(form);
  const result = parseContactMessage(typed);
  const errors: ContactErrors = result.ok ? {} : {...result.errors};
  for (const field of contactFields) {
    const control = findControl(form, field);
    if (control !== null && !control.validity.valid) errors[field] ??= control.validationMessage;
  }
  if (result.ok && Object.keys(errors).length === 0) return {ok: true, message: result.value};
  return {ok: false, errors, missing: requiredFields.some((field) => typed[field].trim() === '')};
}

/** Those of `shown` that are still true of the form: a message leaves when its field is mended, and none joins early. */
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

/** Moves focus to the first field that has a message. */
export function focusFirstError(form: HTMLFormElement, errors: ContactErrors): void {
  const first = contactFields.find((field) => errors[field] !== undefined);
  if (first !== undefined) findControl(form, first)?.focus();
}
