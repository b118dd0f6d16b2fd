import {mapFields} from '#src/contracts/field-spec';
import type {FieldErrors} from '#src/contracts/fields';
import type {FormContract, TypedValues} from './types';

export type FormCheck =
  | {ok: true; message: object}
  /** `missing`: a required field is empty, which has a message of its own. */
  | {ok: false; errors: FieldErrors<string>; missing: boolean};

/** The control of a field; the first of its radio buttons. */
function findControl(form: HTMLFormElement, field: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);
}

/** The field values as typed. */
export function readForm(form: HTMLFormElement, {fields}: FormContract): TypedValues {
  const typed = new FormData(form);
  return mapFields(fields, (field) => {
    const value = typed.get(field);
    return typeof value === 'string' ? value : '';
  });
}

/** Validates a form with the contract that it shares with the server, and with the browser's own checks. */
export function checkForm(form: HTMLFormElement, contract: FormContract): FormCheck {
  const {fields, specs} = contract;
  const typed = readForm(form, contract);
  const result = contract.parse(typed);
  const errors: FieldErrors<string> = result.ok ? {} : {...result.errors};
  for (const field of fields) {
    const control = findControl(form, field);
    if (control !== null && !control.validity.valid) errors[field] ??= control.validationMessage;
  }
  if (result.ok && Object.keys(errors).length === 0) return {ok: true, message: result.value};
  return {ok: false, errors, missing: fields.some((field) => specs[field]?.required && typed[field]?.trim() === '')};
}

/** Returns the errors of `shown` that still apply. Fixed ones disappear, new ones aren't added. */
export function keepTrueErrors(
  form: HTMLFormElement,
  contract: FormContract,
  shown: FieldErrors<string>,
): FieldErrors<string> {
  const check = checkForm(form, contract);
  if (check.ok) return {};
  const kept: FieldErrors<string> = {};
  for (const field of contract.fields) {
    const error = check.errors[field];
    if (shown[field] !== undefined && error !== undefined) kept[field] = error;
  }
  return kept;
}

/** Focuses the first invalid field and scrolls it to the middle, so that the toast doesn't cover it. */
export function focusFirstError(form: HTMLFormElement, {fields}: FormContract, errors: FieldErrors<string>): void {
  const first = fields.find((field) => errors[field] !== undefined);
  const control = first === undefined ? null : findControl(form, first);
  control?.focus({preventScroll: true});
  control?.scrollIntoView({block: 'center'});
}
