import type {AmountRange} from '#src/lib/plan-fit/read-amount';
import {FieldError, inputClass} from '#src/ui/Field';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type NumberFieldProps = {
  id: string;
  name: string;
  label: string;
  hint: string;
  start: number;
  range: AmountRange;
  /** What to do to make the number valid; marks the field as invalid. */
  error?: string | undefined;
  onInput: () => void;
  onBlur: () => void;
};

/** Labelled input for a whole number, with what counts under its label. */
export function NumberField({
  id,
  name,
  label,
  hint,
  start,
  range,
  error,
  onInput,
  onBlur,
}: NumberFieldProps): ReactNode {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start}
        min={range.min}
        max={range.max}
        step={1}
        onInput={onInput}
        onBlur={onBlur}
        className={clsx(inputClass, styles.input)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? hintId : `${hintId} ${errorId}`}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
