import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode} from 'react';

export type FieldProps = {
  /** Unique on the page. */
  id: string;
  name: string;
  /** A part in parentheses, as in "Company (optional)", stands at the right edge. */
  label: string;
  /** Sets `aria-required` and a visible mark, not `required`: the form itself says what is missing, in its own words. */
  required?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** A text area of so many rows instead of a line. */
  rows?: number;
  /** Under the label: what counts. */
  hint?: string;
  /** What else the input is and does. */
  input?: ComponentProps<'input'>;
  /** What to do to make the value valid; marks the field as invalid. */
  error?: string | undefined;
  readOnly?: boolean;
  className?: string | undefined;
};

/**
 * A labelled input. It is uncontrolled: what a visitor types before React has started stays, and so does what the
 * browser brings back after a reload.
 */
export function Field({
  id,
  name,
  label,
  required = false,
  type = 'text',
  autoComplete,
  rows,
  hint,
  input,
  error,
  readOnly = false,
  className,
}: FieldProps): ReactNode {
  const [text, aside] = label.split(/(?= \()/);
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  const control = {
    id,
    name,
    autoComplete,
    readOnly,
    className: styles.input,
    'aria-required': required || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': notes.join(' ') || undefined,
  };
  return (
    <div className={clsx(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {text}
          {aside !== undefined && <span>{aside}</span>}
        </label>
        {required && <RequiredMark />}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows === undefined ? <input {...input} {...control} type={type} /> : <textarea {...control} rows={rows} />}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** What to do to make a value valid; nothing while it is. */
function FieldError({id, children}: {id: string; children: string | undefined}): ReactNode {
  return (
    children !== undefined && (
      <p className={styles.error} id={id}>
        <Icon name="alert" size={18} />
        {children}
      </p>
    )
  );
}

/** The mark of a required field. Screen readers hear `aria-required` instead. */
export function RequiredMark(): ReactNode {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
}
