import {type FieldSpec, labelOf} from '#src/contracts/field-spec';
import {honeypotField} from '#src/contracts/hidden-fields';
import {Field} from '#src/ui/Field';
import {HoneypotField} from '#src/ui/HoneypotField';
import {Choice} from '../Choice';
import {Part} from '../FormStates';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** What a form adds to a field. */
export type FieldExtra = {
  /** Help text under the label. */
  hint?: string;
  /** The option that is selected at first. */
  selected?: string;
  /** Without the mark of a required field, because there is no other. */
  isAlone?: boolean;
  className?: string | undefined;
  /** Follows the input. */
  after?: ReactNode;
};

export type FormFieldsProps = {
  /** Prefix of the element IDs; unique on the page. */
  id: string;
  fields: Readonly<Record<string, FieldSpec>>;
  /** By field. */
  extras?: Readonly<Record<string, FieldExtra>>;
  /** Class of the fields without one in `extras`. */
  className?: string | undefined;
};

/** The fields of a form, and the honeypot. Their errors are a part of the form: see FormStates. */
export function FormFields({id, fields, extras = {}, className}: FormFieldsProps): ReactNode {
  return (
    <>
      {Object.entries(fields).map(([name, spec]) => {
        const {hint, selected, isAlone = false, after, ...extra} = {className, ...extras[name]};
        const shared = {id: `${id}-${name}`, name, label: labelOf(spec), ...extra};
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
            missing={spec.missing}
          >
            {spec.type === 'email' && (
              <Part name="typo">
                <p role="status" className={styles.typo}>
                  <button type="button">
                    Did you mean <slot name="text" />?
                  </button>
                </p>
              </Part>
            )}
            {after}
          </Field>
        );
      })}
      <HoneypotField id={`${id}-${honeypotField}`} name={honeypotField} />
    </>
  );
}
