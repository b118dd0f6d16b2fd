import type {Form} from '#src/contracts/form';
import type {FieldErrors} from '#src/contracts/fields';

/** The value of each field as typed. */
export type TypedValues = Readonly<Record<string, string>>;

/** The field values as typed; empty for a field without a control. */
export function readTyped(element: HTMLFormElement, {fields}: Form): TypedValues {
  const typed = new FormData(element);
  const entries = Object.keys(fields).map((field) => [field, typed.get(field)] as const);
  return Object.fromEntries(entries.map(([field, value]) => [field, typeof value === 'string' ? value : '']));
}

/** Focuses the first invalid field and scrolls it to the middle, where nothing covers it. */
export function focusFirstError(element: HTMLFormElement, {fields}: Form, errors: FieldErrors<string>): void {
  const first = Object.keys(fields).find((field) => errors[field] !== undefined);
  const control = element.querySelector<HTMLElement>(`[name="${first ?? ''}"]`);
  control?.focus({preventScroll: true});
  control?.scrollIntoView({block: 'center'});
}
