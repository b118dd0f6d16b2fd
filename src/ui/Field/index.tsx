import {missingAttribute} from '#src/behaviors/attributes';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode} from 'react';

export type FieldProps = {
  /** Unique on the page. */
  id: string;
  name: string;
  /** A part in parentheses, as in "Company (optional)", is right-aligned. */
  label: string;
  /**
   * Sets a visible mark and `aria-required`, but not `required`: the form shows its own message about missing fields.
   */
  required?: boolean;
  /** Message for an empty value. */
  missing?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Renders a text area with this many rows instead of an input. */
  rows?: number;
  /** Help text under the label. */
  hint?: string;
  /** Further attributes of the input. */
  input?: ComponentProps<'input'>;
  /** What to do to make the value valid; marks the field as invalid. */
  error?: string | undefined;
  readOnly?: boolean;
  className?: string | undefined;
  /** Follows the input. */
  children?: ReactNode;
};

/**
 * A labeled input. It is uncontrolled, so text typed before React starts and values the browser restores after a reload
 * are kept.
 */
export function Field({
  id,
  name,
  label,
  required = false,
  missing,
  type = 'text',
  autoComplete,
  rows,
  hint,
  input,
  error,
  readOnly = false,
  className,
  children,
}: FieldProps): ReactNode {
  const [text, aside] = label.split(/(?= \()/);
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  const control = {
    id,
    name,
    autoComplete,
    readOnly,
    className: styles.input,
    'aria-required': (required && !input?.required) || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': notes.join(' ') || undefined,
    [missingAttribute]: missing,
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
      {children}
    </div>
  );
}

/** Error message; renders nothing for a valid field. */
export function FieldError({id, children}: {id?: string; children: ReactNode}): ReactNode {
  return (
    children !== undefined && (
      <p className={styles.error} id={id}>
        <ControlIcon name="alert" size={18} />
        <span>{children}</span>
      </p>
    )
  );
}

/** Asterisk of a required field. Screen readers announce `aria-required` instead. */
export function RequiredMark(): ReactNode {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
}
