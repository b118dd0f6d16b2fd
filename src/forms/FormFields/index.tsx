import {labelOf, type FieldSpec} from '#src/contracts/field-spec';
import {honeypotField} from '#src/contracts/hidden-fields';
import {Field} from '#src/ui/Field';
import {HoneypotField} from '#src/ui/HoneypotField';
import {Choice} from '../Choice';
import type {FormState} from '../useForm';

import {Fragment, type ReactNode} from 'react';

/** What a form adds to a field. */
export type FieldExtra = {
  /** Help text under the label. */
  hint?: string;
  /** The option that is selected at first. */
  selected?: string;
  /** Without the mark of a required field, because there is no other. */
  isAlone?: boolean;
  className?: string | undefined;
};

export type FormFieldsProps = {
  /** Prefix of the element IDs; unique on the page. */
  id: string;
  fields: Readonly<Record<string, FieldSpec>>;
  state: FormState;
  /** By field. */
  extras?: Readonly<Record<string, FieldExtra>>;
  /** Class of the fields without one in `extras`. */
  className?: string | undefined;
};

/** The fields of a form with their errors, and the honeypot. */
export function FormFields({id, fields, state, extras = {}, className}: FormFieldsProps): ReactNode {
  return (
    <Fragment>
      {Object.entries(fields).map(([name, spec]) => {
        const {hint, selected, isAlone = false, ...extra} = {className, ...extras[name]};
        const shared = {id: `${id}-${name}`, name, label: labelOf(spec), error: state.errors[name], ...extra};
        return spec.options ? (
          <Choice key={name} {...shared} options={spec.options} selected={selected} />
        ) : (
          <Field
            key={name}
            {...shared}
            {...(hint !== undefined && {hint})}
            {...(spec.rows !== undefined && {rows: spec.rows})}
            {...(spec.type !== undefined && {type: spec.type})}
            {...(spec.autoComplete !== undefined && {autoComplete: spec.autoComplete})}
            required={spec.required && !isAlone}
            readOnly={state.phase === 'sending'}
          />
        );
      })}
      <HoneypotField id={`${id}-${honeypotField}`} name={honeypotField} />
    </Fragment>
  );
}
