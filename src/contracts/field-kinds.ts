import type {FieldSpec} from './field-spec';
import type {FormField} from './form';
import {hasVisible, line, maxLength, singleLine, text} from './text';

import * as v from 'valibot';

/** A field with a message for an empty value is required. */
type TextField = Omit<FieldSpec, 'required' | 'options'> & {
  maxLength: number;
  /** What the visitor writes, in messages: `your name`. */
  what: string;
};

const isRequired = (missing: string | undefined) =>
  v.check<string, string>((value) => missing === undefined || hasVisible(value), missing ?? '');

/** A field for one line of text. */
export function lineField({what, ...spec}: TextField): FormField {
  const {missing} = spec;
  const limit = maxLength(spec.maxLength, `Shorten ${what}`);
  return {...spec, required: missing !== undefined, schema: v.pipe(line, isRequired(missing), singleLine(what), limit)};
}

/** A field for several lines of text. */
export function textField({what, ...spec}: TextField & {rows: number}): FormField {
  const {missing} = spec;
  const limit = maxLength(spec.maxLength, `Shorten ${what}`);
  return {...spec, required: missing !== undefined, schema: v.pipe(text(what), isRequired(missing), limit)};
}

/** A choice of one value. */
export function choiceField<const Value extends string>(
  label: string,
  options: readonly {value: Value; label: string; note?: string}[],
  missing: string,
): FormField<Value> {
  const values = options.map(({value}) => value);
  return {label, options, required: true, schema: v.picklist(values, missing)};
}
